import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { BlogCard } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { classNames } from '../../lib/classNames.ts';
import { blogPostPath } from '../../lib/paths.ts';
import { PostMeta } from './PostMeta.tsx';
import styles from './PostCard.module.css';

export interface PostCardProps {
  readonly post: BlogCard;
  readonly isLarge?: boolean;
  readonly isEager?: boolean;
}

export function PostCard({ post, isLarge = false, isEager = false }: PostCardProps) {
  const { handle, title, summary, date, author, picture } = post;
  return (
    <Card
      component="article"
      variant={isLarge ? 'sunken' : 'plain'}
      className={classNames(styles.card, isLarge && styles.large)}
    >
      <ProductImage
        picture={picture}
        alt=""
        width={480}
        height={360}
        sizes={isLarge ? '(max-width: 767px) 100vw, 620px' : '(max-width: 577px) 100vw, 400px'}
        isFluid
        isEager={isEager}
        className={styles.picture}
      />
      <div className={styles.words}>
        <PostMeta date={date} author={author} />
        <Typography variant={isLarge ? 'h2' : 'h3'} component="h2">
          <Link to={blogPostPath(handle)} className={styles.link}>
            {title}
          </Link>
        </Typography>
        <Typography variant={isLarge ? 'lead' : 'body1'} component="p" color="textSecondary">
          {summary}
        </Typography>
      </div>
    </Card>
  );
}
