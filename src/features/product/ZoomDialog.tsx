import { Dialog } from '../../components/Dialog.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import type { DialogState } from '../ui/dialogState.ts';
import { dialogOpened } from '../ui/uiSlice.ts';
import { GalleryControls } from './GalleryControls.tsx';
import type { ShownPicture } from './shownPictures.ts';
import { ZoomStage } from './ZoomStage.tsx';
import styles from './ZoomDialog.module.css';

interface ZoomInputs {
  readonly title: string;
  readonly pictures: ShownPicture[];
  readonly index: number;
}

interface ZoomDialogProps extends DialogState {
  readonly inputs: ZoomInputs;
}

export function ZoomDialog({ inputs, ...state }: ZoomDialogProps) {
  const dispatch = useAppDispatch();
  const { title, pictures, index } = inputs;
  const shown = pictures[index];
  const goTo = (wanted: number) => {
    if (pictures[wanted]) {
      dispatch(dialogOpened({ name: 'zoom', inputs: { ...inputs, index: wanted } }));
    }
  };
  return (
    <Dialog title={title} {...state}>
      <div className={styles.frame}>
        {shown && <ZoomStage shown={shown} onStep={(by) => goTo(index + by)} />}
        {pictures.length > 1 && (
          <GalleryControls current={index} count={pictures.length} onGoTo={goTo} />
        )}
      </div>
    </Dialog>
  );
}
