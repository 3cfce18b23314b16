import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { RichTextField } from '../../richText/RichTextField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { LANGUAGES } from './productForm.ts';
import { ProductTextField } from './ProductTextField.tsx';
import { useFieldLabel } from './useFieldLabel.ts';

export function TextsPanel({ form, isReadOnly }: EditorPanelProps) {
  const { formatMessage } = useIntl();
  const labelOf = useFieldLabel();
  return (
    <Panel title={formatMessage({ id: 'staff.product.texts' })}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {LANGUAGES.map((language) => (
          <Stack key={language} spacing={2} lang={language}>
            <ProductTextField
              form={form}
              name={`name_${language}`}
              isRequired={language === 'en'}
              {...(language === 'fr' && { hint: formatMessage({ id: 'staff.product.nameHint' }) })}
            />
            {(['description', 'ingredients'] as const).map((name) => (
              <RichTextField
                key={name}
                field={form.fieldOf(`${name}_${language}`)}
                label={labelOf(`${name}_${language}`)}
                onChange={(html) => form.setValue(`${name}_${language}`, html)}
                isReadOnly={isReadOnly}
              />
            ))}
            <ProductTextField form={form} name={`picture_alt_${language}`} />
            <ProductTextField
              form={form}
              name={`keywords_${language}`}
              hint={formatMessage({ id: 'staff.product.keywordsHint' })}
            />
          </Stack>
        ))}
      </Box>
    </Panel>
  );
}
