import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { OrderLine } from '../../api/endpoints.gen.ts';
import forms from '../../forms/Form.module.css';
import { ChevronIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
import type { ServerForm } from '../../forms/useServerForm.ts';
import { OrderedLine } from './OrderedLine.tsx';
import styles from './OrderSummary.module.css';
import review from './ReviewLines.module.css';
import { SUBSTITUTIONS, preferenceName } from './orderPreferences.ts';
import { preferenceIds } from './checkoutTexts.ts';

interface ReviewLinesProps {
  readonly lines: readonly OrderLine[];
  readonly form: ServerForm<unknown>;
}

/** What would be ordered, and for each line what to do when it cannot be had. */
export function ReviewLines({ lines, form }: ReviewLinesProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={review.part} aria-labelledby="checkout-lines">
      <h3 id="checkout-lines" className={review.title}>
        <FormattedMessage id="checkout.review.lines" />
      </h3>
      <Link
        to="/checkout/cart"
        className={review.edit}
        aria-label={formatMessage({ id: 'checkout.summary.change' })}
      >
        <FormattedMessage id="checkout.change.text" />
      </Link>
      <ul className={classNames(styles.lines, review.lines)}>
        {lines.map((line) => (
          <OrderedLine key={line.cart_item_id} line={line} amount={line.total_text}>
            <PreferenceSelect line={line} form={form} />
          </OrderedLine>
        ))}
      </ul>
    </section>
  );
}

interface PreferenceSelectProps {
  readonly line: OrderLine;
  readonly form: ServerForm<unknown>;
}

function PreferenceSelect({ line, form }: PreferenceSelectProps) {
  const { error: _error, ...field } = form.fieldOf(preferenceName(line));
  return (
    <div className={review.preference}>
      <label htmlFor={field.id} className={review.label}>
        <FormattedMessage id="checkout.wish.label" />
        <span className="visuallyHidden">: {line.name}</span>
      </label>
      <div className={forms.box}>
        <select {...field} className={classNames(forms.control, forms.select)}>
          <option value="">
            <FormattedMessage id={preferenceIds.none} />
          </option>
          {SUBSTITUTIONS.map((preference) => (
            <option key={preference} value={preference}>
              <FormattedMessage id={preferenceIds[preference]} />
            </option>
          ))}
        </select>
        <ChevronIcon size={18} className={forms.arrow} />
      </div>
    </div>
  );
}
