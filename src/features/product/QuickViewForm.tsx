import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../api/endpoints.gen.ts';
import { CleanHtml } from '../../components/content/CleanHtml.tsx';
import { DietMarks } from '../../components/goods/DietMarks.tsx';
import { BagIcon } from '../../components/icons.tsx';
import { QuantityBox } from '../../components/goods/QuantityBox.tsx';
import { StockLabel } from '../../components/goods/StockLabel.tsx';
import { WeightNote } from '../../components/goods/WeightNote.tsx';
import { chosenWeightStep, unavailableValues } from '../../lib/variants.ts';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { MinimumText } from '../cart/MinimumText.tsx';
import { ChosenPrice } from './ChosenPrice.tsx';
import { minimumQuantity } from '../cart/optionChoices.ts';
import { OptionField } from './OptionField.tsx';
import summaryStyles from './ProductSummary.module.css';
import styles from './QuickViewForm.module.css';
import { TO_CHECKOUT, useQuickViewForm } from './useQuickViewForm.ts';

interface QuickViewFormProps {
  readonly product: Product;
  readonly onRejected: () => void;
}

export function QuickViewForm({ product, onRejected }: QuickViewFormProps) {
  const { product_id: productId = '', name = '', options = [], description } = product;
  const form = useQuickViewForm(product, onRejected);
  const { stock } = form;
  const unavailable = unavailableValues(product, form.chosen);
  const weightStep = chosenWeightStep(product, form.chosen);
  const color = form.isBlocked ? 'inherit' : 'primary';

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={summaryStyles.money}>
        <ChosenPrice product={product} chosen={form.chosen} size="large" />
      </div>
      {product.marks && <DietMarks marks={product.marks} />}
      {description ? <CleanHtml html={description} className={styles.description} /> : null}
      {options.map((option) => {
        const { product_option_id: id } = option;
        return (
          <div
            key={id}
            onBlur={(event) => {
              // The focus may move between the controls of one option.
              if (!event.currentTarget.contains(event.relatedTarget)) form.touch(id);
            }}
          >
            <OptionField
              option={option}
              choice={form.choices[id] ?? ''}
              isMissing={form.isMissing(id)}
              unavailable={unavailable}
              onChange={(choice) => form.choose(id, choice)}
            />
          </div>
        );
      })}
      {stock !== undefined && (
        <p role="status">
          <StockLabel stock={stock} quantity={form.quantity} weightStep={weightStep} />
        </p>
      )}
      <div className={summaryStyles.actions}>
        <QuantityBox
          quantity={form.quantity}
          weightStep={weightStep}
          name={name}
          isDisabled={form.isSubmitting}
          onDecrease={() => form.changeQuantity(form.quantity - 1)}
          onIncrease={() => form.changeQuantity(form.quantity + 1)}
        />
        <MinimumText minimum={minimumQuantity(product)} weightStep={weightStep} />
        <WeightNote step={weightStep} />
      </div>
      <div className={summaryStyles.actions}>
        <Button
          type="submit"
          variant="contained"
          color={color}
          startIcon={<BagIcon size={18} />}
          className={styles.way}
          aria-disabled={form.isBlocked}
        >
          <FormattedMessage id="quickView.add.text" />
        </Button>
        <Button
          type="submit"
          value={TO_CHECKOUT}
          variant="outlined"
          color={color}
          className={styles.way}
          aria-disabled={form.isBlocked}
        >
          <FormattedMessage id="quickView.buy.text" />
        </Button>
        <WishlistButton
          productId={productId}
          name={name}
          isDisabled={form.isSubmitting}
          className={styles.way}
        />
      </div>
    </form>
  );
}
