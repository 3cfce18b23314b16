import { FormattedMessage } from 'react-intl';
import type { CouponState } from '../../api/staffApi.ts';
import { Mark, type MarkTone } from '../ui/Mark.tsx';
import { couponStateTexts } from '../ui/textIds.ts';

const TONES: Readonly<Record<CouponState, MarkTone>> = {
  active: 'success',
  planned: 'info',
  paused: 'warning',
  used_up: 'neutral',
  ended: 'neutral',
};

export function CouponStateMark({ state }: { readonly state: CouponState }) {
  return (
    <Mark tone={TONES[state]}>
      <FormattedMessage id={couponStateTexts[state]} />
    </Mark>
  );
}
