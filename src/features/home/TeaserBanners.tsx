import { Link } from 'react-router';
import { useGetHomeContentQuery } from '../../api/api.ts';
import { ChevronIcon } from '../../components/icons.tsx';
import { ProductImage } from '../../components/ProductImage.tsx';
import { pathInShop } from '../../lib/linkTarget.ts';
import styles from './TeaserBanners.module.css';

/** The banners after the first, smaller and side by side; nothing until they are known. */
export function TeaserBanners() {
  const { data } = useGetHomeContentQuery();
  const banners = (data || undefined)?.banners.slice(1) ?? [];
  if (banners.length === 0) return null;
  return (
    <ul className={styles.list}>
      {banners.map((banner) => (
        <li key={banner.link}>
          <Link to={pathInShop(banner.link)} className={styles.teaser}>
            <ProductImage
              picture={banner.picture}
              alt=""
              width={640}
              height={360}
              sizes="(max-width: 699px) 150vw, 760px"
              isFluid
              className={styles.picture}
            />
            <span className={styles.words}>
              <strong className={styles.title}>{banner.title}</strong>
              <span className={styles.text}>{banner.text}</span>
              <span className={styles.more}>
                {banner.link_text}
                <ChevronIcon size={16} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
