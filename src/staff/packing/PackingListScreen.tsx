import { useEffect, useState } from 'react';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetPackingListQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { statusTexts } from '../ui/textIds.ts';
import { Label } from './Label.tsx';
import { PackingSheet } from './PackingSheet.tsx';
import { PickingList } from './PickingList.tsx';

function usePageSize(size: string | undefined): void {
  useEffect(() => {
    if (size === undefined) return undefined;
    // Set the page size in a style sheet, because named pages print an extra sheet before and after.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [size]);
}

const MM_PER_PX = 25.4 / 96;

function useHeight(): { ref: (element: HTMLElement | null) => void; height: number } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(1);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setHeight(Math.ceil(element.offsetHeight * MM_PER_PX) + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, height };
}

const STATUSES = ['placed', 'packed'] as const;

const PAPERS = ['a4', '62x29', '100x150', 'roll'] as const;

const PAPER_NAMES = {
  a4: 'A4',
  '62x29': '62 × 29 mm',
  '100x150': '100 × 150 mm',
  roll: '80 mm',
} as const;

const PAGE_SIZES = { a4: undefined, '62x29': '62mm 29mm', '100x150': '100mm 150mm' } as const;

export function PackingListScreen() {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const slotId = query.get('slot_id') ?? undefined;
  const number = query.get('number') ?? undefined;
  const status = STATUSES.find((known) => known === query.get('status'));
  const form = query.get('form') === 'labels' ? 'labels' : 'sheets';
  const paper = PAPERS.find((known) => known === query.get('paper')) ?? 'a4';
  const onLabelPaper = form === 'labels' && paper !== 'a4';
  const { ref, height } = useHeight();
  const pageSize = paper === 'roll' ? `80mm ${height}mm` : PAGE_SIZES[paper];
  usePageSize(onLabelPaper ? pageSize : undefined);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetPackingListQuery({
    ...(slotId !== undefined && { slotId }),
    ...(number !== undefined && { number }),
    ...(status !== undefined && { status }),
  });
  const choose = (name: string, value: string) => {
    const values = new URLSearchParams(query);
    if (value === '') values.delete(name);
    else values.set(name, value);
    setQuery(values, { replace: true });
  };
  if (!data && !error && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <PageHeader title={formatMessage({ id: 'staff.print.title' })}>
          {number === undefined && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={status ?? ''}
              onChange={(_event, next: string | null) => {
                if (next !== null) choose('status', next);
              }}
              aria-label={formatMessage({ id: 'staff.print.status' })}
            >
              <ToggleButton value="">
                <FormattedMessage id="staff.print.status.all" />
              </ToggleButton>
              {STATUSES.map((known) => (
                <ToggleButton key={known} value={known}>
                  <FormattedMessage id={statusTexts[known]} />
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
          <ToggleButtonGroup
            exclusive
            size="small"
            value={form}
            onChange={(_event, next: string | null) => {
              if (next !== null) choose('form', next);
            }}
            aria-label={formatMessage({ id: 'staff.print.form' })}
          >
            <ToggleButton value="sheets">
              <FormattedMessage id="staff.print.sheets" />
            </ToggleButton>
            <ToggleButton value="labels">
              <FormattedMessage id="staff.print.labels" />
            </ToggleButton>
          </ToggleButtonGroup>
          {form === 'labels' && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={paper}
              onChange={(_event, next: string | null) => {
                if (next !== null) choose('paper', next === 'a4' ? '' : next);
              }}
              aria-label={formatMessage({ id: 'staff.print.paper' })}
            >
              {PAPERS.map((known) => (
                <ToggleButton key={known} value={known}>
                  <span>{PAPER_NAMES[known]}</span>
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
          <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
            <FormattedMessage id="staff.print.do" />
          </Button>
        </PageHeader>
      </Box>
      {data.has_more && (
        <Alert severity="warning" icon={false} sx={{ mb: 2 }}>
          <FormattedMessage id="staff.print.more" values={{ count: data.orders.length }} />
        </Alert>
      )}
      {number === undefined && form === 'sheets' && (
        <PickingList orders={data.orders.filter(({ is_unpaid: isUnpaid }) => !isUnpaid)} />
      )}
      {data.orders.length === 0 && (
        <Typography>
          <FormattedMessage id="staff.packing.none" />
        </Typography>
      )}
      <Box
        ref={ref}
        sx={{
          display: 'grid',
          gap: paper === 'roll' ? 0 : 2,
          ...(form === 'labels' &&
            paper === 'a4' && {
              gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
            }),
          '@media print': { display: form === 'labels' && !onLabelPaper ? 'grid' : 'block' },
        }}
      >
        {data.orders.map((order) =>
          form === 'labels' ? (
            <Label key={order.number} order={order} sender={data.sender} paper={paper} />
          ) : (
            <PackingSheet key={order.number} order={order} />
          ),
        )}
      </Box>
    </>
  );
}
