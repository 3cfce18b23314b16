import { useIntl } from 'react-intl';
import type { StaffProduct } from '../../../api/staffApi.ts';
import { forgetDraft } from '../../../forms/formDrafts.ts';
import { isDirty } from '../../ui/conflict.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { EditorFrame } from '../../ui/EditorFrame.tsx';
import { withoutMarks } from '../../ui/withoutMarks.ts';
import { FoodPanel } from './FoodPanel.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { variantName } from './variantChoices.ts';
import { readChoices } from './optionForm.ts';
import { SalePanel } from './SalePanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { TextsPanel } from './TextsPanel.tsx';
import { VariantsPanel } from './VariantsPanel.tsx';
import { useFieldLabel } from './useFieldLabel.ts';
import { draftName, useProductForm } from './useProductForm.ts';

function wordsOf(name: string, value: string): string {
  if (name === 'options') {
    const { options, variants } = readChoices(value);
    return [
      ...options.map(
        (option) => `${option.name.en}: ${option.values.map((it) => it.name.en).join(', ')}`,
      ),
      ...variants.map((variant) => `${variantName(options, variant)}: ${variant.price}`),
    ].join('; ');
  }
  return /^(?:description|ingredients)_/.test(name) ? withoutMarks(value) : value;
}

interface ProductEditorProps {
  readonly product: StaffProduct;
  readonly isReadOnly: boolean;
  readonly onSaved: (saved: StaffProduct) => void;
  readonly onDiscarded: () => void;
}

export function ProductEditor({ product, isReadOnly, onSaved, onDiscarded }: ProductEditorProps) {
  const { formatMessage } = useIntl();
  const { form, conflict, resolve } = useProductForm(product, onSaved);
  const labelOf = useFieldLabel();

  function discard(): void {
    forgetDraft(draftName(product.product_id));
    onDiscarded();
  }

  const panel = { form, isReadOnly };
  return (
    <>
      <EditorFrame
        form={form}
        submitLabel={formatMessage({ id: 'staff.product.save' })}
        isReadOnly={isReadOnly}
        onDiscard={isDirty(form.values) ? discard : undefined}
      >
        <StatusPanel {...panel} />
        <SalePanel {...panel} />
        <TextsPanel {...panel} />
        <FoodPanel {...panel} />
        <OptionsPanel {...panel} />
        <VariantsPanel {...panel} stocks={product.variants} />
        <SearchPanel {...panel} />
      </EditorFrame>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          title={formatMessage({ id: 'staff.product.conflict.title' })}
          labelOf={labelOf}
          wordsOf={wordsOf}
          onResolve={resolve}
        />
      )}
    </>
  );
}
