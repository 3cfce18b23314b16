import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import screen from './CheckoutScreen.module.css';
import { stepPath } from './steps.ts';
import { stepBackIds } from './checkoutTexts.ts';

/** Leads back to a step; what was filled in there is still there. */
export function BackLink({ step }: { readonly step: keyof typeof stepBackIds }) {
  return (
    <Button variant="inline" href={stepPath(step)} className={screen.start}>
      <FormattedMessage id={stepBackIds[step]} />
    </Button>
  );
}
