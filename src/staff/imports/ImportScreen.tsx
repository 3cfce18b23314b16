import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../frame/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { withFilter } from '../ui/pageQuery.ts';
import { FilePanel } from './FilePanel.tsx';
import { ImportList } from './ImportList.tsx';
import { MappingPanel } from './MappingPanel.tsx';
import { PicturesPanel } from './PicturesPanel.tsx';

function ExportPanel() {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.export.title' })}>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="staff.export.text" />
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {(['en', 'fr'] as const).map((language) => (
          <Button
            key={language}
            component="a"
            variant="outlined"
            startIcon={<DownloadIcon />}
            href={`/api/staff/products/export?language=${language}`}
            download
          >
            <FormattedMessage
              id={language === 'en' ? 'staff.import.english' : 'staff.import.french'}
            />
          </Button>
        ))}
      </Stack>
    </Panel>
  );
}

const FEEDS = [
  ['Google Merchant Center', 'google', 'xml'],
  ['Meta', 'meta', 'csv'],
  ['JSON', 'products', 'json'],
] as const;

function FeedPanel() {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.feeds.title' })}>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="staff.feeds.text" />
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
        {FEEDS.flatMap(([name, file, type]) =>
          (['en', 'fr'] as const).map((language) => {
            const address = `/feeds/${file}-${language}.${type}`;
            return (
              <li key={address}>
                <span>{`${name}: `}</span>
                <Link href={address} target="_blank" sx={{ overflowWrap: 'anywhere' }}>
                  {window.location.origin + address}
                </Link>
              </li>
            );
          }),
        )}
      </Stack>
    </Panel>
  );
}

export function ImportScreen() {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  // The URL contains the import's id, so a reload keeps the uploaded file.
  const draft = /^\d{1,18}$/.exec(query.get('draft') ?? '')?.[0];
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.import' })} />
      <Stack sx={{ gap: 3 }}>
        {draft === undefined ? (
          <FilePanel onSent={(importId) => setQuery(withFilter(query, { draft: importId }))} />
        ) : (
          <MappingPanel
            key={draft}
            importId={draft}
            onDone={() => setQuery(withFilter(query, { draft: undefined }), { replace: true })}
          />
        )}
        <PicturesPanel />
        <ImportList />
        <ExportPanel />
        <FeedPanel />
      </Stack>
    </>
  );
}
