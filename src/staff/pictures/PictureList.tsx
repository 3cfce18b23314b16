import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMovePictureMutation, type ProductPicture } from '../../api/staffApi.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { PictureRow } from './PictureRow.tsx';
import { useDraggedOrder } from './useDraggedOrder.ts';

interface PictureListProps {
  readonly productId: string;
  readonly pictures: readonly ProductPicture[];
  readonly isEditable: boolean;
}

export function PictureList({ productId, pictures, isEditable }: PictureListProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [move] = useMutationWithToast(useMovePictureMutation(), 'staff.pictures.moved');
  const buttons = useRef(new Map<string, HTMLDivElement>());
  const pressed = useRef<{ id: string; index: number }>(undefined);
  const moveTo = (id: string, place: number) =>
    void move({ productId, picture: id, pictureMove: { position: place - 1 } });
  const dragPropsOf = useDraggedOrder(moveTo);

  // After a move, focus the same button of the row. In the first or last row, focus the other button.
  useLayoutEffect(() => {
    const { id, index } = pressed.current ?? {};
    pressed.current = undefined;
    if (id === undefined || index === undefined) return;
    const [...own] = buttons.current.get(id)?.querySelectorAll('button') ?? [];
    const { [index]: same, [1 - index]: other } = own;
    (same?.disabled ? other : same)?.focus();
  }, [pictures]);

  if (pictures.length === 0) {
    return (
      <Typography color="textSecondary">
        <FormattedMessage id="staff.pictures.none" />
      </Typography>
    );
  }
  return (
    <Stack
      component="ol"
      aria-label={formatMessage({ id: 'staff.pictures.title' })}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {pictures.map((picture, index) => (
        <PictureRow
          key={picture.id}
          picture={picture}
          place={index + 1}
          count={pictures.length}
          isEditable={isEditable}
          dragProps={dragPropsOf(picture.id, index + 1)}
          buttonsRef={(element) => {
            if (element) buttons.current.set(picture.id, element);
            else buttons.current.delete(picture.id);
          }}
          onMove={(place) => {
            pressed.current = { id: picture.id, index: place < index + 1 ? 0 : 1 };
            moveTo(picture.id, place);
          }}
          onRemove={() =>
            dispatch(dialogOpened({ name: 'removePicture', productId, picture: picture.id }))
          }
        />
      ))}
    </Stack>
  );
}
