import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useGetTaxesQuery, useListStaffCollectionsQuery } from '../../../api/staffApi.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TWO_COLUMNS } from '../../ui/twoColumns.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { measureLabels } from './fieldLabels.ts';
import { hasVariants } from './optionForm.ts';
import { ProductTextField } from './ProductTextField.tsx';
import { BarcodeWarning } from './BarcodeWarning.tsx';
import { SizeSuggestion } from './SizeSuggestion.tsx';
import { useFieldLabel } from './useFieldLabel.ts';

const MEASURES = ['g', 'ml', 'piece'] as const;

interface SalePanelProps extends EditorPanelProps {
  readonly isNew?: boolean;
}

export function SalePanel({ form, isNew = false }: SalePanelProps) {
  const { formatMessage } = useIntl();
  const labelOf = useFieldLabel();
  const timeZone = useTimeZone();
  const { data } = useListStaffCollectionsQuery();
  const { data: taxes } = useGetTaxesQuery();
  const isVaried = hasVariants(form.values['options'] ?? '');
  return (
    <Panel title={formatMessage({ id: 'staff.product.sale' })}>
      <Box sx={TWO_COLUMNS}>
        {!isVaried && (
          <>
            <ProductTextField form={form} name="price" isRequired inputMode="decimal" />
            <ProductTextField form={form} name="special" inputMode="decimal" />
            <ProductTextField
              form={form}
              name="special_from"
              type="datetime-local"
              hint={formatMessage({ id: 'staff.coupons.startsHint' }, { timeZone })}
            />
            <ProductTextField
              form={form}
              name="special_until"
              type="datetime-local"
              hint={formatMessage({ id: 'staff.coupons.endsHint' }, { timeZone })}
            />
          </>
        )}
        <ProductTextField form={form} name="minimum" isRequired inputMode="numeric" />
        {isNew && !isVaried && form.values['is_stock_counted'] === 'yes' && (
          <ProductTextField form={form} name="stock" isRequired inputMode="numeric" />
        )}
        {!isVaried && (
          <CheckboxField
            name="is_stock_counted"
            label={labelOf('is_stock_counted')}
            isChecked={form.values['is_stock_counted'] === 'yes'}
            onChange={(isOn) => form.setValue('is_stock_counted', isOn ? 'yes' : '')}
          />
        )}
        <CheckboxField
          name="is_weighed"
          label={labelOf('is_weighed')}
          isChecked={form.values['is_weighed'] === 'yes'}
          onChange={(isOn) => form.setValue('is_weighed', isOn ? 'yes' : '')}
        />
        <SelectField
          field={form.fieldOf('collection')}
          label={labelOf('collection')}
          placeholder={formatMessage({ id: 'staff.product.choose' })}
          options={(data ? data.collections : []).map(({ handle, name }) => ({
            value: handle,
            label: name,
          }))}
        />
        <ProductTextField form={form} name="brand" />
        {!isVaried && (
          <>
            <ProductTextField form={form} name="sku" />
            <ProductTextField form={form} name="barcode" inputMode="numeric" />
            <BarcodeWarning form={form} />
          </>
        )}
        <SelectField
          field={form.fieldOf('tax_class_id')}
          label={labelOf('tax_class_id')}
          placeholder={formatMessage({ id: 'staff.product.choose' })}
          options={(taxes ? taxes.classes : []).map(({ class_id: value, name }) => ({
            value,
            label: name,
          }))}
        />
        <ProductTextField form={form} name="tax_code" />
        {!isVaried && (
          <>
            <ProductTextField
              form={form}
              name="unit_amount"
              inputMode="decimal"
              hint={formatMessage({ id: 'staff.product.unitHint' })}
            />
            <SelectField
              field={form.fieldOf('unit_measure')}
              label={labelOf('unit_measure')}
              placeholder={formatMessage({ id: 'staff.product.choose' })}
              isRequired={false}
              options={MEASURES.map((value) => ({
                value,
                label: formatMessage({ id: measureLabels[value] }),
              }))}
            />
            <SizeSuggestion form={form} />
            {form.values['unit_measure'] === 'g' && (
              <ProductTextField
                form={form}
                name="drained_amount"
                inputMode="decimal"
                hint={formatMessage({ id: 'staff.product.drainedHint' })}
              />
            )}
          </>
        )}
      </Box>
    </Panel>
  );
}
