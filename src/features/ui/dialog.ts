import type { Picture } from '../../api/endpoints.gen.ts';

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

/** A dialog over the page: its name and what it shows, values only, so that time travel can open it. */
export type Dialog =
  | { readonly name: 'quickView'; readonly productId: string }
  | { readonly name: 'cartAdded'; readonly product: AddedProduct }
  | { readonly name: 'content'; readonly inputs: ContentDialogInputs }
  | { readonly name: 'video'; readonly title: string; readonly videoId: string };

/** The dialog of that name, for the component that shows it. */
export type DialogNamed<Name extends Dialog['name']> = Extract<Dialog, { name: Name }>;
