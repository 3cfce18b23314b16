import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { useListContentChoicesQuery, type ContentKind } from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { FieldError } from '../../forms/FieldFrame.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { RichTextField } from '../richText/RichTextField.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LANGUAGES } from './contentForm.ts';
import { FooterFields } from './FooterFields.tsx';
import { HomeFields } from './HomeFields.tsx';
import { MenuFields } from './MenuFields.tsx';
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

/** The texts in both languages beside each other. */
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

/** Which tags a post has, as words with spaces between them. */
function TagsField({ form, kind }: ContentFieldsProps) {
  const labelOf = useContentLabel(kind);
  const { data } = useListContentChoicesQuery();
  const field = form.fieldOf('tags');
  const chosen = field.value.split(' ').filter((tag) => tag !== '');
  const toggle = (tag: string, isOn: boolean) =>
    form.setValue('tags', (isOn ? [...chosen, tag] : chosen.filter((it) => it !== tag)).join(' '));
  return (
    <FormControl component="fieldset" error={field.error !== undefined}>
      <FormLabel component="legend">{labelOf('tags')}</FormLabel>
      {(data ? data.tags : []).map(({ handle, name }) => (
        <CheckboxField
          key={handle}
          name={`tags-${handle}`}
          label={name}
          isChecked={chosen.includes(handle)}
          onChange={(isOn) => toggle(handle, isOn)}
        />
      ))}
      <FieldError field={field} />
    </FormControl>
  );
}

/** A picture by its name, and what it looks like. */
function PictureField({ form, kind }: ContentFieldsProps) {
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel(kind);
  const { data } = useListContentChoicesQuery();
  const { value } = form.fieldOf('picture');
  const pictures = data ? data.pictures : [];
  const width = value.startsWith('banner-') ? 640 : 360;
  return (
    <Stack spacing={1}>
      <SelectField
        field={form.fieldOf('picture')}
        label={labelOf('picture')}
        placeholder={formatMessage({ id: 'staff.content.noPicture' })}
        isRequired={false}
        options={pictures.map((name) => ({ value: name, label: name }))}
      />
      {pictures.includes(value) && (
        <img
          src={`/pictures/${value}-${width}.webp`}
          alt=""
          style={{ maxWidth: 180, borderRadius: 8 }}
        />
      )}
    </Stack>
  );
}

/** Everything that is edited of one of a kind. */
export function ContentFields(props: ContentFieldsProps) {
  const { form, kind } = props;
  if (kind === 'home') return <HomeFields form={form} />;
  if (kind === 'menu') return <MenuFields form={form} />;
  if (kind === 'footer') return <FooterFields form={form} />;
  return <ArticleFields {...props} />;
}

/** Everything that is edited of a page or post. */
function ArticleFields(props: ContentFieldsProps) {
  const { form, kind } = props;
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel(kind);
  return (
    <>
      <Texts {...props} />
      <Panel title={formatMessage({ id: 'staff.content.about' })}>
        <Box sx={COLUMNS}>
          <PictureField {...props} />
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
              <TagsField {...props} />
            </>
          )}
        </Box>
      </Panel>
    </>
  );
}
