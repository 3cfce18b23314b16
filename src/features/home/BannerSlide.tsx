import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Banner } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import drawings from '../../theme/drawings.module.css';
import { classNames } from '../../lib/classNames.ts';
import { pathInShop } from '../../lib/linkTarget.ts';
import styles from './HeroBanner.module.css';

interface BannerSlideProps {
  readonly banner: Banner;
  readonly isFirst: boolean;
  readonly hasPicture: boolean;
}

export function BannerSlide({ banner, isFirst, hasPicture }: BannerSlideProps) {
  const { picture, title, text, link, link_text: linkText } = banner;
  return (
    <div className={styles.hero}>
      {hasPicture ? (
        <ProductImage
          picture={picture}
          alt={picture.alt}
          width={1600}
          height={700}
          sizes="(max-width: 767px) 170vw, (max-width: 1279px) 100vw, 1200px"
          isFluid
          isEager={isFirst}
          className={styles.picture}
        />
      ) : (
        <div className={styles.ground} />
      )}
      <div className={styles.words}>
        <Typography variant="h1" component="h2" className={styles.title}>
          {title}
        </Typography>
        <Typography variant="lead">{text}</Typography>
        <Button
          variant="contained"
          size="large"
          href={pathInShop(link)}
          className={classNames(styles.link, drawings.leading)}
        >
          {linkText}
        </Button>
      </div>
    </div>
  );
}
