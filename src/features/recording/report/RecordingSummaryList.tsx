import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RecordingSummary } from './recordingSummary.ts';
import styles from './ReportDialog.module.css';

interface RecordingSummaryListProps {
  readonly summary: RecordingSummary;
}

/** Attributes of a scrollable region, which must be focusable for keyboard scrolling. */
const SCROLLED = { role: 'region', tabIndex: 0 };

export function RecordingSummaryList({ summary }: RecordingSummaryListProps) {
  const { formatMessage, formatList } = useIntl();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { actionCount, seconds, address, typed, failedCalls, content } = summary;
  const none = formatMessage({ id: 'support.report.none' });
  const rows = [
    ['actions', formatMessage({ id: 'support.report.span' }, { count: actionCount, seconds })],
    ['page', address],
    ...(typed
      ? ([
          ['terms', formatList(typed.terms) || none],
          ['coupons', formatList(typed.coupons) || none],
        ] as const)
      : []),
    ['failed', formatList([...new Set(failedCalls.map(({ operation }) => operation))]) || none],
  ] as const;
  const labels = {
    actions: formatMessage({ id: 'support.report.actions' }),
    page: formatMessage({ id: 'support.report.page' }),
    terms: formatMessage({ id: 'support.report.terms' }),
    coupons: formatMessage({ id: 'support.report.coupons' }),
    failed: formatMessage({ id: 'support.report.failedCalls' }),
  };
  return (
    <>
      <Paper component="dl" variant="sunken" className={styles.facts}>
        {rows.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <Typography variant="caption" color="textSecondary" component="dt">
              {labels[name]}
            </Typography>
            <dd>{text}</dd>
          </div>
        ))}
      </Paper>
      <details onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}>
        <Typography variant="label" color="primary" component="summary" className={styles.unfold}>
          <FormattedMessage id="support.report.everything" />
        </Typography>
        {isUnfolded && (
          <Paper
            component="pre"
            variant="outlined"
            className={styles.content}
            aria-label={formatMessage({ id: 'support.report.content' })}
            {...SCROLLED}
          >
            {content}
          </Paper>
        )}
      </details>
    </>
  );
}
