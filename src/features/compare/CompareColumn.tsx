import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Product } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { productPath } from '../../lib/paths.ts';
import { AddButton } from '../cart/add/AddButton.tsx';
import {
  cardChoices,
  cartAddForm,
  minimumQuantity,
  missingOptions,
} from '../cart/optionChoices.ts';
import { addedProduct, useAddToCart } from '../cart/add/useAddToCart.ts';
import { CompareList } from './CompareList.tsx';
import type { CompareRow } from './compareRows.tsx';
import styles from './CompareScreen.module.css';

interface CompareColumnProps {
  readonly product: Product;
  readonly rows: readonly CompareRow[];
  readonly nutrition: readonly CompareRow[];
  readonly differing: ReadonlySet<string>;
}

export function CompareColumn({ product, rows, nutrition, differing }: CompareColumnProps) {
  const { name = '', handle = '' } = product;
  return (
    <>
      <ProductImage
        picture={product.pictures?.[0]}
        src={product.images?.[0]}
        alt=""
        width={160}
        height={180}
        className={styles.picture}
      />
      <Typography variant="h5" component="h2" className={styles.name}>
        <Link href={productPath(handle)}>{name}</Link>
      </Typography>
      <CompareList product={product} rows={rows} differing={differing} />
      <Typography variant="h6" component="h3">
        <FormattedMessage id="compare.nutrition.title" />
      </Typography>
      <CompareList product={product} rows={nutrition} differing={differing} />
      {product.stock !== 0 && <CompareAdd product={product} />}
    </>
  );
}

function CompareAdd({ product }: Pick<CompareColumnProps, 'product'>) {
  const navigate = useNavigate();
  const { add, isAdding } = useAddToCart(addedProduct(product), 'card');
  const { name = '', handle = '', product_id: productId = '', options = [] } = product;

  const handleAdd = async () => {
    const choices = cardChoices(options);
    const { kind } = await add(cartAddForm(productId, minimumQuantity(product), choices), {
      isComplete: missingOptions(options, choices).length === 0,
    });
    if (kind === 'invalid-options') await navigate(productPath(handle));
  };
  return (
    <AddButton
      name={name}
      isBusy={isAdding}
      className={styles.add}
      onClick={() => void handleAdd()}
    />
  );
}
