import { FormattedMessage, useIntl } from 'react-intl';
import buttons from '../../components/Button.module.css';
import { CompareIcon } from '../../components/icons.tsx';
import round from '../../components/RoundButton.module.css';
import { classNames } from '../../lib/classNames.ts';
import styles from './CompareToggle.module.css';
import { useCompareToggle } from './useCompareToggle.ts';

interface CompareToggleProps {
  readonly productId: string;
  /** Name of the product, for the label */
  readonly name: string;
  /** Show the word beside the drawing; else a round button for a corner of a picture */
  readonly isLabelled?: boolean;
  readonly className?: string | undefined;
}

/** Takes a product into the comparison, and out of it again. */
export function CompareToggle({
  productId,
  name,
  isLabelled = false,
  className,
}: CompareToggleProps) {
  const { formatMessage } = useIntl();
  const { isCompared, toggle } = useCompareToggle(productId);
  return (
    <button
      type="button"
      className={classNames(
        isLabelled ? buttons.outlined : round.round,
        isLabelled ? styles.labelled : styles.corner,
        className,
      )}
      aria-pressed={isCompared}
      aria-label={formatMessage({ id: 'compare.toggle.label' }, { name })}
      onClick={toggle}
    >
      <CompareIcon size={20} />
      {isLabelled && <FormattedMessage id="compare.toggle.text" />}
    </button>
  );
}
