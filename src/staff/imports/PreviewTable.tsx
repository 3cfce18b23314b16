import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { usePreviewImportQuery, type ImportMapping, type PreviewRow } from '../../api/staffApi.ts';
import { rejectionOf } from '../problem.ts';
import { mappedFieldTexts } from '../ui/textIds.ts';
import { useMoney } from '../ui/useMoney.ts';

function useBeforeText() {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  return ({ name, price, list_price: listPrice, stock }: NonNullable<PreviewRow['before']>) => {
    const parts = [
      ['name', name],
      ['price', price === undefined ? undefined : money(price)],
      ['list_price', listPrice === undefined ? undefined : money(listPrice)],
      ['stock', stock === undefined ? undefined : formatNumber(stock)],
    ] as const;
    return parts
      .flatMap(([field, text]) =>
        text === undefined ? [] : [`${formatMessage({ id: mappedFieldTexts[field] })}: ${text}`],
      )
      .join(' · ');
  };
}

function Row({ row }: { readonly row: PreviewRow }) {
  const beforeText = useBeforeText();
  const money = useMoney();
  if (row.reason !== '') {
    return (
      <TableRow>
        <TableCell>{row.row}</TableCell>
        <TableCell colSpan={5} sx={{ color: 'error.main' }}>
          <FormattedMessage id="staff.import.refusedFor" values={{ reason: row.reason }} />
        </TableCell>
      </TableRow>
    );
  }
  return (
    <TableRow>
      <TableCell>{row.row}</TableCell>
      <TableCell>{row.key}</TableCell>
      <TableCell sx={{ minWidth: 160 }}>
        <span>{row.name}</span>
        {row.variants !== undefined && (
          <Typography component="p" variant="body2" color="textSecondary">
            <FormattedMessage id="staff.import.variants" values={{ count: row.variants }} />
          </Typography>
        )}
        {row.before && (
          <Typography component="p" variant="body2" color="warning">
            <FormattedMessage
              id="staff.import.changes"
              values={{ before: beforeText(row.before) }}
            />
          </Typography>
        )}
        {row.is_new === false && !row.before && (
          <Typography component="p" variant="body2" color="textSecondary">
            <FormattedMessage id="staff.import.asItIs" />
          </Typography>
        )}
        {row.notes?.map((note) => (
          <Typography key={note} component="p" variant="body2" color="textSecondary">
            {note}
          </Typography>
        ))}
      </TableCell>
      <TableCell>{row.collection}</TableCell>
      <TableCell align="right">
        {row.list_price !== undefined && (
          <s>
            <span>{money(row.list_price)}</span>
          </s>
        )}{' '}
        <span>{money(row.price ?? 0)}</span>
      </TableCell>
      <TableCell align="right">
        {row.stock !== undefined && <FormattedNumber value={row.stock} />}
      </TableCell>
    </TableRow>
  );
}

interface PreviewTableProps {
  readonly importId: string;
  readonly mapping: ImportMapping;
}

export function PreviewTable({ importId, mapping }: PreviewTableProps) {
  const { formatMessage } = useIntl();
  const { currentData, error, isFetching } = usePreviewImportQuery({
    importId,
    importMapping: mapping,
  });
  if (isFetching) return <LinearProgress aria-label={formatMessage({ id: 'staff.loading' })} />;
  if (!currentData) {
    return (
      <Alert severity="warning">
        {rejectionOf(error).detail ?? formatMessage({ id: 'staff.loadFailed' })}
      </Alert>
    );
  }
  const renamed = currentData.rows.filter(({ before }) => before?.name !== undefined).length;
  return (
    <>
      {renamed > 1 && (
        <Alert severity="warning">
          <FormattedMessage id="staff.import.renames" values={{ count: renamed }} />
        </Alert>
      )}
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={formatMessage({ id: 'staff.import.preview' })}
      >
        <Table size="small" sx={{ '& th, & td': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>
                <FormattedMessage id="staff.import.row" />
              </TableCell>
              <TableCell>
                <FormattedMessage id="staff.import.field.key" />
              </TableCell>
              <TableCell>
                <FormattedMessage id="staff.import.field.name" />
              </TableCell>
              <TableCell>
                <FormattedMessage id="staff.import.field.collection" />
              </TableCell>
              <TableCell align="right">
                <FormattedMessage id="staff.import.field.price" />
              </TableCell>
              <TableCell align="right">
                <FormattedMessage id="staff.import.field.stock" />
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {currentData.rows.map((row) => (
              <Row key={row.row} row={row} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
