import { CleanHtml } from '../../components/content/CleanHtml.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { pictureAddress } from '../../lib/linkTarget.ts';
import styles from './ContentDialog.module.css';
import type { DialogState } from './dialogState.ts';

export interface ContentDialogInputs {
  readonly title: string;
  /** HTML, for the type `cont`; sanitized before it is shown. */
  readonly content: string;
  readonly type: 'cont' | 'img';
  readonly imgsrc: string;
  readonly imgalt: string;
}

interface ContentDialogProps extends DialogState {
  readonly inputs: ContentDialogInputs;
}

export function ContentDialog({ inputs, ...state }: ContentDialogProps) {
  const { title, content, type, imgsrc, imgalt } = inputs;
  return (
    <Dialog title={title || imgalt} isText={type === 'cont'} {...state}>
      {type === 'cont' ? (
        <CleanHtml html={content} />
      ) : (
        <img className={styles.picture} src={pictureAddress(imgsrc) || undefined} alt={imgalt} />
      )}
    </Dialog>
  );
}
