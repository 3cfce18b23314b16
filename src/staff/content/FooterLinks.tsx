import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FooterLinkEntry } from '../../api/staffApi.ts';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import { moved } from '../ui/moved.ts';
import { LANGUAGES } from './contentForm.ts';
import { EntryText } from './EntryText.tsx';
import { NEW_FOOTER_LINK } from './footerForm.ts';
import { useContentLabel } from './useContentLabel.ts';

const MOST_LINKS = 12;

interface FooterLinkFieldsProps {
  readonly id: string;
  readonly link: FooterLinkEntry;
  readonly onChange: (link: FooterLinkEntry) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function FooterLinkFields({ id, link, onChange, onMove, onRemove }: FooterLinkFieldsProps) {
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel('footer');
  const title = link.title_en || formatMessage({ id: 'staff.content.footer.newLink' });
  return (
    <Stack component="section" direction="row" aria-label={title} sx={{ gap: 1 }}>
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {LANGUAGES.map((language) => (
          <EntryText
            key={language}
            id={`${id}-title-${language}`}
            label={labelOf(`title_${language}`)}
            language={language}
            value={link[`title_${language}`]}
            most={100}
            onChange={(value) => onChange({ ...link, [`title_${language}`]: value })}
          />
        ))}
        <EntryText
          id={`${id}-path`}
          label={labelOf('link')}
          value={link.path}
          most={2000}
          onChange={(path) => onChange({ ...link, path })}
        />
      </Box>
      <MoveButtons id={id} name={title} onMove={onMove} onRemove={onRemove} />
    </Stack>
  );
}

interface FooterLinksProps {
  readonly id: string;
  readonly links: readonly FooterLinkEntry[];
  readonly onChange: (links: FooterLinkEntry[]) => void;
}

/** The useful links, in the order shown. */
export function FooterLinks({ id, links, onChange }: FooterLinksProps) {
  return (
    <Stack spacing={2}>
      {links.map((link, index) => (
        <FooterLinkFields
          key={index}
          id={`${id}-${index}`}
          link={link}
          onChange={(next) => onChange(links.with(index, next))}
          onMove={(by) => onChange(moved(links, index, by))}
          onRemove={() => onChange(links.toSpliced(index, 1))}
        />
      ))}
      {links.length < MOST_LINKS && (
        <Button
          size="small"
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...links, NEW_FOOTER_LINK])}
        >
          <FormattedMessage id="staff.content.addEntry" />
        </Button>
      )}
    </Stack>
  );
}
