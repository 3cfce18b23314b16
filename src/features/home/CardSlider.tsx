import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { HomeCard } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { NearSlider } from '../../components/slider/NearSlider.tsx';
import { MAX_VISIBLE_CARDS } from '../../components/slider/sliderSettings.ts';
import { pathInShop } from '../../lib/linkTarget.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './CardSlider.module.css';

interface CardSliderProps {
  readonly kind: 'ingredients' | 'box';
  readonly titleId: string;
  readonly cards: readonly HomeCard[];
}

const SIZES = '(max-width: 585px) 90vw, (max-width: 766px) 45vw, 300px';

export function CardSlider({ kind, titleId, cards }: CardSliderProps) {
  const { formatMessage } = useIntl();
  if (cards.length === 0) return null;
  const keys = uniqueKeys(cards.map(({ link }) => link));
  const title = formatMessage({ id: titleId });
  return (
    <div>
      <SectionHeading id={titleId.replaceAll('.', '-')}>{title}</SectionHeading>
      <NearSlider kind={kind} label={title}>
        {(isShort) =>
          cards.map(({ title: name, text, link, picture }, index) =>
            isShort && index >= MAX_VISIBLE_CARDS ? (
              <Link key={keys[index]} to={pathInShop(link)} className={styles.card}>
                {name}
              </Link>
            ) : (
              <Link key={keys[index]} to={pathInShop(link)} className={styles.card}>
                <ProductImage
                  picture={picture}
                  alt=""
                  width={300}
                  height={kind === 'box' ? 300 : 225}
                  sizes={SIZES}
                  isFluid
                  isShort={isShort}
                  className={styles.picture}
                />
                <Typography variant="h5" component="strong" className={styles.name}>
                  {name}
                </Typography>
                <Typography component="span" color="textSecondary">
                  {text}
                </Typography>
              </Link>
            ),
          )
        }
      </NearSlider>
    </div>
  );
}
