import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FooterLinkEntry } from '../../api/staffApi.ts';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LANGUAGES } from './contentForm.ts';
import { EntryListField, type EntryProps } from './EntryList.tsx';
import { EntryText } from './EntryText.tsx';
import { FOOTER_SERVICES } from './footerForm.ts';
import { useContentLabel } from './useContentLabel.ts';

const MOST_LINKS = 12;

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

const serviceTexts = {
  shipping: 'staff.content.footer.service.shipping',
  support: 'staff.content.footer.service.support',
  checkout: 'staff.content.footer.service.checkout',
} as const;

interface FooterFieldsProps {
  readonly form: ServerForm<FormAnswer>;
}

function Lines({ form, names }: FooterFieldsProps & { readonly names: readonly string[] }) {
  const labelOf = useContentLabel('footer');
  return (
    <Box sx={COLUMNS}>
      {LANGUAGES.map((language) => (
        <Stack key={language} spacing={2} lang={language}>
          {names.map((name) => {
            const field = form.fieldOf(`${name}_${language}`);
            const label = labelOf(`${name}_${language}`);
            return name === 'about_text' ? (
              <TextAreaField key={name} field={field} label={label} isRequired={false} rows={4} />
            ) : (
              <TextField
                key={name}
                field={field}
                label={label}
                isRequired={false}
                autoComplete="off"
              />
            );
          })}
        </Stack>
      ))}
    </Box>
  );
}

function Services({ form }: FooterFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.content.footer.services' })}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <FormattedMessage id="staff.content.footer.servicesHint" />
      </Typography>
      <Stack spacing={3}>
        {FOOTER_SERVICES.map((name) => (
          <section key={name} aria-labelledby={`service-${name}`}>
            <Typography id={`service-${name}`} variant="h5" component="h3" sx={{ mb: 1 }}>
              <FormattedMessage id={serviceTexts[name]} />
            </Typography>
            <Lines form={form} names={[`${name}_title`, `${name}_text`]} />
          </section>
        ))}
      </Stack>
    </Panel>
  );
}

function FooterLinkFields(props: Omit<EntryProps<FooterLinkEntry>, 'number'>) {
  const { id, entry: link, onChange, onMove, onRemove } = props;
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

export function FooterFields({ form }: FooterFieldsProps) {
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel('footer');
  return (
    <>
      <Panel title={formatMessage({ id: 'staff.content.footer.about' })}>
        <Stack spacing={3}>
          <Lines form={form} names={['about_text', 'chat_text', 'credit']} />
          <TextField
            field={form.fieldOf('about_link')}
            label={labelOf('about_link')}
            hint={formatMessage({ id: 'staff.content.footer.aboutLinkHint' })}
            isRequired={false}
            autoComplete="off"
          />
        </Stack>
      </Panel>
      <Services form={form} />
      <Panel title={formatMessage({ id: 'staff.content.footer.links' })}>
        <EntryListField<FooterLinkEntry>
          form={form}
          name="footer_links"
          newEntry={{ path: '/', title_en: '', title_fr: '' }}
          most={MOST_LINKS}
        >
          {(entry) => <FooterLinkFields {...entry} />}
        </EntryListField>
      </Panel>
    </>
  );
}
