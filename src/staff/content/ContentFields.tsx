import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import type { ContentKind } from '../../api/staffApi.ts';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { RichTextField } from '../richText/RichTextField.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LANGUAGES } from './contentForm.ts';
import { FooterFields } from './FooterFields.tsx';
import { HomeFields } from './HomeFields.tsx';
import { MenuFields } from './MenuFields.tsx';
import { PictureField } from './PictureField.tsx';
import { TagsField } from './TagsField.tsx';
import { useContentLabel } from './useContentLabel.ts';

interface ContentFieldsProps {
  readonly form: ServerForm<FormAnswer>;
  readonly kind: ContentKind;
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

function Texts({ form, kind }: ContentFieldsProps) {
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel(kind);
  const line = (name: string, hint?: string) => (
    <TextField
      field={form.fieldOf(name)}
      label={labelOf(name)}
      hint={hint}
      isRequired={false}
      autoComplete="off"
    />
  );
  return (
    <Panel title={formatMessage({ id: 'staff.product.texts' })}>
      <Box sx={COLUMNS}>
        {LANGUAGES.map((language) => (
          <Stack key={language} spacing={2} lang={language}>
            <TextField
              field={form.fieldOf(`title_${language}`)}
              label={labelOf(`title_${language}`)}
              isRequired={language === 'en'}
              autoComplete="off"
              {...(language === 'fr' && {
                hint: formatMessage({ id: 'staff.content.titleHint' }),
              })}
            />
            <TextAreaField
              field={form.fieldOf(`lead_${language}`)}
              label={labelOf(`lead_${language}`)}
              isRequired={false}
              rows={2}
            />
            <RichTextField
              field={form.fieldOf(`html_${language}`)}
              label={labelOf(`html_${language}`)}
              onChange={(html) => form.setValue(`html_${language}`, html)}
              isReadOnly={false}
            />
            {line(`picture_alt_${language}`)}
            {kind === 'page' &&
              line(
                `meta_description_${language}`,
                formatMessage({ id: 'staff.content.metaDescriptionHint' }),
              )}
            {line(`keywords_${language}`, formatMessage({ id: 'staff.content.keywordsHint' }))}
          </Stack>
        ))}
      </Box>
    </Panel>
  );
}

export function ContentFields(props: ContentFieldsProps) {
  const { form, kind } = props;
  if (kind === 'home') return <HomeFields form={form} />;
  if (kind === 'menu') return <MenuFields form={form} />;
  if (kind === 'footer') return <FooterFields form={form} />;
  return <ArticleFields {...props} />;
}

function ArticleFields(props: ContentFieldsProps) {
  const { form, kind } = props;
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel(kind);
  return (
    <>
      <Texts {...props} />
      <Panel title={formatMessage({ id: 'staff.content.about' })}>
        <Box sx={COLUMNS}>
          <PictureField form={form} name="picture" />
          <TextField
            field={form.fieldOf('day')}
            label={labelOf('day')}
            type="date"
            isRequired={kind === 'post'}
          />
          {kind === 'post' && (
            <>
              <TextField
                field={form.fieldOf('author')}
                label={labelOf('author')}
                autoComplete="off"
              />
              <TextField
                field={form.fieldOf('products')}
                label={labelOf('products')}
                hint={formatMessage({ id: 'staff.content.productsHint' })}
                isRequired={false}
                autoComplete="off"
              />
              <TagsField form={form} />
            </>
          )}
        </Box>
      </Panel>
    </>
  );
}
