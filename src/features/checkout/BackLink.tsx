import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import screen from './CheckoutScreen.module.css';
import { stepPath } from './steps.ts';
import { stepBackIds } from './checkoutTexts.ts';

export function BackLink({ step }: { readonly step: keyof typeof stepBackIds }) {
  return (
    <Button variant="inline" href={stepPath(step)} className={screen.start}>
      <FormattedMessage id={stepBackIds[step]} />
    </Button>
  );
}
