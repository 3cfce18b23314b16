import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import type { Award } from '../../api/endpoints.gen.ts';
import { externalUrl, pathInShop } from '../../lib/linkTarget.ts';
import { videoIdOf } from '../../lib/videoId.ts';
import { ProductImage } from '../goods/ProductImage.tsx';
import styles from './AwardTile.module.css';
import { useIsServerHtml } from './useIsServerHtml.ts';

export interface AwardTileProps {
  readonly award: Award;
  readonly onVideo: (videoId: string) => void;
  readonly onPopup: () => void;
}

const SKELETON_MS = 1000;

export function AwardTile({ award, ...handlers }: AwardTileProps) {
  const isServerHtml = useIsServerHtml();
  const [isShown, setIsShown] = useState(isServerHtml);
  useEffect(() => {
    if (isShown) return undefined;
    const timer = setTimeout(() => setIsShown(true), SKELETON_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (!isShown) {
    return (
      <div className={styles.tile} aria-hidden data-testid="award-skeleton">
        <Skeleton variant="rounded" width={150} height={180} />
        <Skeleton variant="rounded" width={120} height={41} />
      </div>
    );
  }
  return (
    <Opener award={award} {...handlers}>
      <ProductImage src={award.thumb} alt="" width={150} height={180} />
      <Typography component="span" variant="label" className={styles.title}>
        {award.title}
      </Typography>
    </Opener>
  );
}

function Opener({ award, onVideo, onPopup, children }: AwardTileProps & { children: ReactNode }) {
  const { link = '', link_type: type } = award;
  const videoId = type === 'ytvideo' ? videoIdOf(link) : undefined;
  const page = link.startsWith('/') ? pathInShop(link) : externalUrl(link);
  const url = type === 'ytvideo' ? undefined : page;
  if (url !== undefined) {
    return (
      <ButtonBase className={styles.tile} href={url} target="_blank" rel="noopener noreferrer">
        {children}
      </ButtonBase>
    );
  }
  return (
    <ButtonBase
      className={styles.tile}
      aria-haspopup="dialog"
      onClick={() => (videoId === undefined ? onPopup() : onVideo(videoId))}
    >
      {children}
    </ButtonBase>
  );
}
