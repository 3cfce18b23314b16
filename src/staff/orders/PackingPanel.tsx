import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffOrder, StaffOrderLine } from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { Panel } from '../ui/Panel.tsx';
import { toastShown } from '../ui/staffUiSlice.ts';
import { PackingLine } from './PackingLine.tsx';
import { missingOf } from './missingOf.ts';
import { packLine, weighLine } from './packQueue.ts';
import { findScannedLine } from './scannedLine.ts';
import { scannedText, type Scan } from './scanReader.ts';
import { withAnother } from './withAnother.ts';
import { weighFieldId } from './weighFieldId.ts';
import { useScanner } from './useScanner.ts';

const isDone = ({ packed_quantity: packed }: StaffOrderLine) => packed !== null;

export function PackingPanel({ order }: { readonly order: StaffOrder }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const isPacking = usePermissions()('orders.pack') && order.status === 'placed';
  const { number, lines } = order;
  const done = lines.filter(isDone).length;

  const onScan = useCallback(
    (scan: Scan) => {
      const missing = lines.filter((line) => missingOf(line, lines) > 0);
      const found = findScannedLine(missing, scan);
      if (found && !found.isCase) {
        const { line } = found;
        if (line.weight_step !== null && scan.grams) {
          void dispatch(weighLine(number, line, withAnother(line, scan.grams)));
          return;
        }
        if (line.weight_step !== null) {
          document.getElementById(weighFieldId(line.id))?.focus();
          const content = { messageId: 'staff.pack.scanWeight', values: { name: line.name } };
          dispatch(toastShown({ kind: 'success', content }));
          return;
        }
        const form = { packed_quantity: (line.packed_quantity ?? 0) + 1 };
        void dispatch(packLine(number, line, form));
        return;
      }
      const content = found
        ? { messageId: 'staff.pack.scanCase', values: { name: found.line.name } }
        : { messageId: 'staff.pack.scanUnknown', values: { code: scannedText(scan) } };
      dispatch(toastShown({ kind: 'error', content }));
    },
    [dispatch, number, lines],
  );
  useScanner(isPacking, onScan);

  return (
    <Panel
      title={formatMessage({ id: 'staff.pack.title' })}
      extra={
        <Typography role="status" color="textSecondary">
          <FormattedMessage id="staff.pack.progress" values={{ done, count: lines.length }} />
        </Typography>
      }
    >
      <LinearProgress
        variant="determinate"
        value={lines.length === 0 ? 0 : (done / lines.length) * 100}
        aria-label={formatMessage({ id: 'staff.pack.title' })}
      />
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map((line) => (
          <PackingLine key={line.id} order={order} line={line} isPacking={isPacking} />
        ))}
      </Stack>
    </Panel>
  );
}
