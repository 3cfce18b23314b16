import { Dialog } from '../../components/Dialog.tsx';
import type { DialogState } from './dialogState.ts';
import styles from './VideoDialog.module.css';

interface VideoDialogProps extends DialogState {
  readonly title: string;
  readonly videoId: string;
}

/** Embeds a video from YouTube's cookieless host. Loads nothing before the dialog opens. */
export function VideoDialog({ title, videoId, ...state }: VideoDialogProps) {
  return (
    <Dialog title={title} {...state}>
      <iframe
        className={styles.player}
        title={title}
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}`}
        allow="encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        // The player needs its own origin's storage. It can't remove its sandbox, as its origin differs from ours.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      />
    </Dialog>
  );
}
