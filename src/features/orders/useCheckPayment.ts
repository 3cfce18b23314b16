import { useEffect } from 'react';
import { useCheckPaymentMutation } from '../../api/api.ts';
import type { OrderKeyForm } from '../../api/endpoints.gen.ts';

const PAUSE_MS = 10_000;

/**
 * Checks a pending payment with the provider and refetches the order. Checks at once, every ten seconds while the
 * page is visible, and when the browser's Back button restores the page.
 */
export function useCheckPayment({ number, secret }: OrderKeyForm, isPending: boolean): void {
  const [checkPayment] = useCheckPaymentMutation();
  useEffect(() => {
    if (!isPending) return undefined;
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      void checkPayment({ orderKeyForm: { number, ...(secret !== undefined && { secret }) } });
    };
    check();
    const timer = setInterval(check, PAUSE_MS);
    window.addEventListener('pageshow', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pageshow', check);
    };
  }, [checkPayment, number, secret, isPending]);
}
