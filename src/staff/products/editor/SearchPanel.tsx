import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { Panel } from '../../ui/Panel.tsx';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { LANGUAGES } from './productForm.ts';
import { ProductTextField } from './ProductTextField.tsx';

interface SearchPanelProps extends EditorPanelProps {
  readonly isNew?: boolean;
}

export function SearchPanel({ form, isNew = false }: SearchPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.product.search' })}>
      <ProductTextField
        form={form}
        name="handle"
        hint={formatMessage({
          id: isNew ? 'staff.product.handleHint.new' : 'staff.product.handleHint',
        })}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {LANGUAGES.map((language) => (
          <Stack key={language} spacing={2} lang={language}>
            <ProductTextField
              form={form}
              name={`meta_title_${language}`}
              hint={formatMessage({ id: 'staff.product.metaTitleHint' })}
            />
            <ProductTextField
              form={form}
              name={`meta_description_${language}`}
              hint={formatMessage({ id: 'staff.product.metaDescriptionHint' })}
            />
          </Stack>
        ))}
      </Box>
    </Panel>
  );
}
