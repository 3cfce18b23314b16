import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompareIcon } from '../../components/icons.tsx';
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
  className = '',
}: CompareToggleProps) {
  const { formatMessage } = useIntl();
  const { isCompared, toggle } = useCompareToggle(productId);
  const shared = {
    className,
    'aria-pressed': isCompared,
    'aria-label': formatMessage({ id: 'compare.toggle.label' }, { name }),
    onClick: toggle,
  };
  const icon = <CompareIcon size={20} />;
  return isLabelled ? (
    <Button {...shared} variant={isCompared ? 'contained' : 'outlined'} startIcon={icon}>
      <FormattedMessage id="compare.toggle.text" />
    </Button>
  ) : (
    <IconButton {...shared} color={isCompared ? 'overlayOn' : 'overlay'}>
      {icon}
    </IconButton>
  );
}
