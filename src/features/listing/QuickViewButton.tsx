import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { EyeIcon } from '../../components/icons.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectShowsQuickView } from '../shop/configSelector.ts';
import { preloadQuickView, quickViewDialog } from '../product/dialogs.ts';

interface QuickViewButtonProps {
  readonly productId: string;
  readonly name: string;
  readonly className?: string | undefined;
}

export function QuickViewButton({ productId, name, className = '' }: QuickViewButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  if (!useAppSelector(selectShowsQuickView)) return null;
  return (
    <IconButton
      color="overlay"
      className={className}
      aria-label={formatMessage({ id: 'quickView.open.label' }, { name })}
      aria-haspopup="dialog"
      onPointerEnter={preloadQuickView}
      onFocus={preloadQuickView}
      onClick={() => dispatch(quickViewDialog.opened({ productId }))}
    >
      <EyeIcon size={20} />
    </IconButton>
  );
}
