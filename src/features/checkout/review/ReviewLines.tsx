import Button from '@mui/material/Button';
import List from '@mui/material/List';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderLine } from '../../../api/endpoints.gen.ts';
import { classNames } from '../../../lib/classNames.ts';
import type { ServerForm } from '../../../forms/useServerForm.ts';
import { OrderedLine } from './OrderedLine.tsx';
import styles from '../OrderSummary.module.css';
import review from './ReviewLines.module.css';
import { SUBSTITUTIONS, preferenceName } from './orderPreferences.ts';
import { preferenceIds } from '../checkoutTexts.ts';
import { useCompletedAddress } from '../useCompletedAddress.ts';

const hidden = (text: ReactNode) => <span className="visuallyHidden">{text}</span>;

interface ReviewLinesProps {
  readonly lines: readonly OrderLine[];
  readonly form: ServerForm<unknown>;
}

export function ReviewLines({ lines, form }: ReviewLinesProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={review.part} aria-labelledby="checkout-lines">
      <Typography id="checkout-lines" variant="h6" component="h3">
        <FormattedMessage id="checkout.review.lines" />
      </Typography>
      <Button
        variant="inline"
        href="/checkout/cart"
        aria-label={formatMessage({ id: 'checkout.summary.change' })}
      >
        <FormattedMessage id="checkout.change.text" />
      </Button>
      <List disablePadding className={classNames(styles.lines, review.lines)}>
        {lines.map((line) => (
          <OrderedLine key={line.cart_item_id} line={line} amount={line.total_text}>
            <PreferenceSelect line={line} form={form} />
          </OrderedLine>
        ))}
      </List>
    </section>
  );
}

interface PreferenceSelectProps {
  readonly line: OrderLine;
  readonly form: ServerForm<unknown>;
}

function PreferenceSelect({ line, form }: PreferenceSelectProps) {
  const { formatMessage } = useIntl();
  const { error: _error, ...field } = form.fieldOf(preferenceName(line));
  const { address } = useCompletedAddress();
  const preferences = SUBSTITUTIONS.filter((name) => name !== 'ask' || address?.telephone !== '');
  return (
    <div className={review.preference}>
      <Typography component="label" variant="caption" htmlFor={field.id}>
        <FormattedMessage
          id="checkout.preference.label"
          values={{ name: line.name, line: hidden }}
        />
      </Typography>
      <NativeSelect {...field} size="small">
        <option value="">{formatMessage({ id: preferenceIds.none })}</option>
        {preferences.map((preference) => (
          <option key={preference} value={preference}>
            {formatMessage({ id: preferenceIds[preference] })}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
