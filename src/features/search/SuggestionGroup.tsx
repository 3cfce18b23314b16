import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { SearchIcon, StoreIcon } from '../../components/icons.tsx';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { ProductPrice } from '../shop/ProductPrice.tsx';
import styles from './Suggestions.module.css';
import type { Suggestion } from './useSuggestions.ts';

interface SuggestionGroupProps {
  readonly title: string;
  readonly entries: readonly { readonly suggestion: Suggestion; readonly id: string }[];
  readonly activeId: string | undefined;
  readonly activeOption: RefObject<HTMLAnchorElement | null>;
  readonly onChosen: (suggestion: Suggestion) => void;
}

export function SuggestionGroup(props: SuggestionGroupProps) {
  const { title, entries, activeId, activeOption, onChosen } = props;
  const titleId = useId();
  const { pathname } = useLocation();
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <Typography
        id={titleId}
        role="presentation"
        variant="label"
        component="div"
        color="textSecondary"
        className={styles.title}
      >
        {title}
      </Typography>
      {entries.map(({ suggestion, id }) => (
        <ListItemButton
          key={suggestion.key}
          component={Link}
          nativeButton={false}
          ref={id === activeId ? activeOption : undefined}
          id={id}
          role="option"
          aria-selected={id === activeId}
          tabIndex={-1}
          to={suggestion.path}
          replace={suggestion.kind === 'term' && pathname === '/search'}
          className={styles.option}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChosen(suggestion)}
        >
          {contentOf(suggestion)}
        </ListItemButton>
      ))}
    </div>
  );
}

function contentOf(suggestion: Suggestion): ReactNode {
  switch (suggestion.kind) {
    case 'term':
      return (
        <>
          <SearchIcon size={20} className={styles.icon} />
          <span className={styles.name}>{suggestion.term}</span>
        </>
      );
    case 'collection':
      return (
        <>
          <StoreIcon size={20} className={styles.icon} />
          <span className={styles.name}>{suggestion.collection.name}</span>
        </>
      );
    case 'product':
    default: {
      const { product } = suggestion;
      return (
        <>
          <ProductImage
            picture={product.picture}
            src={product.thumb}
            alt=""
            width={40}
            height={45}
            className={styles.picture}
          />
          <span className={styles.name}>{product.name}</span>
          <ProductPrice product={product} size="small" />
        </>
      );
    }
  }
}
