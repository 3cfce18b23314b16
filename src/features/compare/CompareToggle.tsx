import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { toastShown } from '../ui/uiSlice.ts';
import { compareAdded, compareRemoved, MOST_COMPARED, selectComparedIds } from './compareSlice.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompareIcon } from '../../components/icons.tsx';

function useCompareToggle(productId: string) {
  const dispatch = useAppDispatch();
  const isCompared = useAppSelector((state) => selectComparedIds(state).includes(productId));
  const isFull = useAppSelector((state) => selectComparedIds(state).length >= MOST_COMPARED);
  const toggle = () => {
    if (isCompared) {
      dispatch(compareRemoved(productId));
    } else if (isFull) {
      const content = { messageId: 'compare.toast.full' };
      dispatch(toastShown({ kind: 'error', content }));
    } else {
      dispatch(compareAdded(productId));
    }
  };
  return { isCompared, toggle };
}

interface CompareToggleProps {
  readonly productId: string;
  readonly name: string;
  readonly isLabelled?: boolean;
  readonly className?: string | undefined;
}

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
