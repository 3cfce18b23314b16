import { SharedMarkup } from '../../components/content/SharedMarkup.tsx';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

interface SharedCardProps extends ProductCardProps {
  readonly tag: 'div' | 'li';
  readonly className?: string | undefined;
}

export function SharedCard({ tag, className, ...card }: SharedCardProps) {
  return (
    <SharedMarkup tag={tag} className={className} name={`card ${JSON.stringify(card)}`}>
      <ProductCard {...card} />
    </SharedMarkup>
  );
}
