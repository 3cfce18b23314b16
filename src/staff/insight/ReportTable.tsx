import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useIntl } from 'react-intl';

interface ReportTableProps {
  readonly titleId: string;
  /** Message ids of the column headers. The first column contains the row's name. */
  readonly columnIds: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function ReportTable({ titleId, columnIds, rows }: ReportTableProps) {
  const { formatMessage } = useIntl();
  if (rows.length === 0) return null;
  return (
    <TableContainer>
      <Table size="small" aria-label={formatMessage({ id: titleId })}>
        <TableHead>
          <TableRow>
            {columnIds.map((id, at) => (
              <TableCell key={id} align={at === 0 ? 'left' : 'right'}>
                {formatMessage({ id })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name = '', ...values]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {values.map((value, at) => (
                <TableCell key={columnIds[at + 1]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
