import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import buttons from '../../components/Button.module.css';
import styles from './ReportDialog.module.css';

interface ReportCodeProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** The code that names a sent recording to support. */
export function ReportCode({ code, onClose }: ReportCodeProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      // Forbidden, or no safe connection: the code can still be selected.
      setIsCopied(false);
    }
  };
  return (
    <div className={styles.sent}>
      <p role="status">
        <FormattedMessage
          id="support.report.sent"
          values={{ code: <strong className={styles.code}>{code}</strong> }}
        />
      </p>
      <div className={styles.choices}>
        <button type="button" className={buttons.outlined} onClick={() => void copy()}>
          <FormattedMessage id={isCopied ? 'support.report.copied' : 'support.report.copy'} />
        </button>
        <button type="button" className={buttons.filled} onClick={onClose} ref={takeFocus}>
          <FormattedMessage id="support.report.close" />
        </button>
      </div>
    </div>
  );
}

/** The button that was pressed is gone: the focus goes to one in its place. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
