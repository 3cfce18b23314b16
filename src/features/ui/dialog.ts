import type { OrderKeyForm, Picture } from '../../api/endpoints.gen.ts';

/** A product as the dialog that confirms an add shows it. */
export interface AddedProduct {
  readonly name: string;
  /** Address of a picture; '' for none */
  readonly image: string;
  readonly picture?: Picture | undefined;
}

/** What the content dialog shows: a title and HTML, or a picture (MODALS-10 to -13). */
export interface ContentDialogInputs {
  readonly title: string;
  /** HTML of the type `cont`; cleaned before it is shown */
  readonly content: string;
  readonly type: 'cont' | 'img';
  readonly imgsrc: string;
  readonly imgalt: string;
}

/** A picture of a product: in several sizes, or a plain address, or neither where it is missing. */
export interface ShownPicture {
  readonly picture?: Picture | undefined;
  readonly src?: string | undefined;
  /** What it shows, in words */
  readonly alt: string;
}

/** A product's pictures seen large; `index` is the one shown. */
export interface ZoomInputs {
  /** Name of the product */
  readonly title: string;
  /** In order, at least one */
  readonly pictures: ShownPicture[];
  readonly index: number;
}

/** A question of the account, asked before something that cannot be undone. `label` names it to the shopper. */
export type AccountDialogState =
  | { readonly name: 'removeAddress'; readonly addressId: string; readonly label: string }
  | { readonly name: 'removePasskey'; readonly passkeyId: string; readonly label: string }
  | { readonly name: 'cancelOrder'; readonly order: OrderKeyForm };

/** A dialog over the page: its name and what it shows, values only, so that time travel can open it. */
export type Dialog =
  | AccountDialogState
  | { readonly name: 'quickView'; readonly productId: string }
  | { readonly name: 'cartAdded'; readonly product: AddedProduct }
  | { readonly name: 'zoom'; readonly inputs: ZoomInputs }
  | { readonly name: 'review'; readonly productId: string; readonly productName: string }
  | { readonly name: 'newsletter' }
  | { readonly name: 'shortcuts' }
  | { readonly name: 'reportProblem' }
  | { readonly name: 'stockAlert'; readonly productId: string; readonly productName: string }
  | { readonly name: 'content'; readonly inputs: ContentDialogInputs }
  | { readonly name: 'video'; readonly title: string; readonly videoId: string };

/** The dialog of that name, for the component that shows it. */
export type DialogNamed<Name extends Dialog['name']> = Extract<Dialog, { name: Name }>;
