// Written by `npm run generate` from contract/openapi.yaml. Do not edit.
import { baseApi as api } from './baseApi.ts';
export const addTagTypes = [
  "Menu",
  "Session",
  "Config",
  "Currency",
  "Country",
  "Cart",
  "Wishlist",
  "Account",
  "Product",
  "Review",
  "Texts",
  "Collection",
  "Content",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMenu: build.query<GetMenuApiResponse, GetMenuApiArg>({
        query: () => ({ url: `/common/menu` }),
        providesTags: ["Menu"],
      }),
      getApiToken: build.mutation<GetApiTokenApiResponse, GetApiTokenApiArg>({
        query: () => ({ url: `/common/apitoken`, method: "GET" }),
        invalidatesTags: ["Session"],
      }),
      getConfig: build.query<GetConfigApiResponse, GetConfigApiArg>({
        query: () => ({ url: `/common/config` }),
        providesTags: ["Config"],
      }),
      getCurrencies: build.query<GetCurrenciesApiResponse, GetCurrenciesApiArg>(
        {
          query: () => ({ url: `/common/currency` }),
          providesTags: ["Currency"],
        },
      ),
      changeCurrency: build.mutation<
        ChangeCurrencyApiResponse,
        ChangeCurrencyApiArg
      >({
        query: (queryArg) => ({
          url: `/common/currency/change`,
          method: "POST",
          body: queryArg.currencyForm,
        }),
        invalidatesTags: ["Currency"],
      }),
      listCountries: build.query<ListCountriesApiResponse, ListCountriesApiArg>(
        {
          query: () => ({ url: `/common/country/all` }),
          providesTags: ["Country"],
        },
      ),
      getCountry: build.query<GetCountryApiResponse, GetCountryApiArg>({
        query: (queryArg) => ({
          url: `/common/country`,
          params: {
            country_id: queryArg.countryId,
          },
        }),
        providesTags: ["Country"],
      }),
      getCart: build.query<GetCartApiResponse, GetCartApiArg>({
        query: () => ({ url: `/checkout/cart` }),
        providesTags: ["Cart"],
      }),
      getCartTotals: build.query<GetCartTotalsApiResponse, GetCartTotalsApiArg>(
        {
          query: () => ({ url: `/checkout/cart/totals` }),
          providesTags: ["Cart"],
        },
      ),
      addToCart: build.mutation<AddToCartApiResponse, AddToCartApiArg>({
        query: (queryArg) => ({
          url: `/checkout/cart/add`,
          method: "POST",
          body: queryArg.cartAddForm,
        }),
        invalidatesTags: ["Cart"],
      }),
      editCartLine: build.mutation<EditCartLineApiResponse, EditCartLineApiArg>(
        {
          query: (queryArg) => ({
            url: `/checkout/cart/edit`,
            method: "POST",
            body: queryArg.cartEditForm,
          }),
          invalidatesTags: ["Cart"],
        },
      ),
      removeCartLine: build.mutation<
        RemoveCartLineApiResponse,
        RemoveCartLineApiArg
      >({
        query: (queryArg) => ({
          url: `/checkout/cart/remove`,
          method: "POST",
          body: queryArg.cartRemoveForm,
        }),
        invalidatesTags: ["Cart"],
      }),
      applyCoupon: build.mutation<ApplyCouponApiResponse, ApplyCouponApiArg>({
        query: (queryArg) => ({
          url: `/checkout/coupon`,
          method: "POST",
          body: queryArg.couponForm,
        }),
        invalidatesTags: ["Cart"],
      }),
      removeCoupon: build.mutation<RemoveCouponApiResponse, RemoveCouponApiArg>(
        {
          query: (queryArg) => ({
            url: `/checkout/coupon/remove`,
            method: "POST",
            body: queryArg.emptyForm,
          }),
          invalidatesTags: ["Cart"],
        },
      ),
      getWishlist: build.query<GetWishlistApiResponse, GetWishlistApiArg>({
        query: () => ({ url: `/account/wishlist` }),
        providesTags: ["Wishlist"],
      }),
      addToWishlist: build.mutation<
        AddToWishlistApiResponse,
        AddToWishlistApiArg
      >({
        query: (queryArg) => ({
          url: `/account/wishlist/add`,
          method: "POST",
          body: queryArg.wishlistForm,
        }),
        invalidatesTags: ["Wishlist"],
      }),
      removeFromWishlist: build.mutation<
        RemoveFromWishlistApiResponse,
        RemoveFromWishlistApiArg
      >({
        query: (queryArg) => ({
          url: `/account/wishlist/remove`,
          method: "POST",
          body: queryArg.wishlistForm,
        }),
        invalidatesTags: ["Wishlist"],
      }),
      getLoginStatus: build.query<
        GetLoginStatusApiResponse,
        GetLoginStatusApiArg
      >({
        query: () => ({ url: `/account/login/isLogedIn` }),
        providesTags: ["Session"],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/account/login`,
          method: "POST",
          body: queryArg.loginForm,
        }),
        invalidatesTags: ["Account"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/account/logout`, method: "GET" }),
        invalidatesTags: ["Account"],
      }),
      getRegistrationFields: build.query<
        GetRegistrationFieldsApiResponse,
        GetRegistrationFieldsApiArg
      >({
        query: () => ({ url: `/account/register` }),
        providesTags: ["Account"],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/account/register`,
          method: "POST",
          body: queryArg.registrationForm,
        }),
        invalidatesTags: ["Account"],
      }),
      getAccountSuccess: build.query<
        GetAccountSuccessApiResponse,
        GetAccountSuccessApiArg
      >({
        query: () => ({ url: `/account/success` }),
        providesTags: ["Account"],
      }),
      verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
        query: (queryArg) => ({
          url: `/account/email_verify`,
          method: "POST",
          body: queryArg.verifyForm,
        }),
        invalidatesTags: ["Account"],
      }),
      resendVerification: build.mutation<
        ResendVerificationApiResponse,
        ResendVerificationApiArg
      >({
        query: (queryArg) => ({
          url: `/account/email_verify/resend`,
          method: "POST",
          body: queryArg.emailForm,
        }),
        invalidatesTags: ["Account"],
      }),
      resetPassword: build.mutation<
        ResetPasswordApiResponse,
        ResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/account/reset`,
          method: "POST",
          body: queryArg.resetForm,
        }),
        invalidatesTags: ["Account"],
      }),
      searchProducts: build.query<
        SearchProductsApiResponse,
        SearchProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/product/search`,
          method: "POST",
          body: queryArg.searchForm,
        }),
        providesTags: ["Product"],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({
          url: `/product/product`,
          params: {
            product_slug: queryArg.productSlug,
            product_id: queryArg.productId,
          },
        }),
        providesTags: ["Product"],
      }),
      listRelatedProducts: build.query<
        ListRelatedProductsApiResponse,
        ListRelatedProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/product/product/related`,
          params: {
            product_id: queryArg.productId,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Product"],
      }),
      listRecentlyViewed: build.query<
        ListRecentlyViewedApiResponse,
        ListRecentlyViewedApiArg
      >({
        query: (queryArg) => ({
          url: `/product/product/recent_view`,
          params: {
            product_id: queryArg.productId,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Product"],
      }),
      listPopularProducts: build.query<
        ListPopularProductsApiResponse,
        ListPopularProductsApiArg
      >({
        query: () => ({ url: `/product/product/popular` }),
        providesTags: ["Product"],
      }),
      listProductReviews: build.query<
        ListProductReviewsApiResponse,
        ListProductReviewsApiArg
      >({
        query: (queryArg) => ({
          url: `/product/product/review`,
          params: {
            product_id: queryArg.productId,
            page: queryArg.page,
          },
        }),
        providesTags: ["Review"],
      }),
      listAllReviews: build.query<
        ListAllReviewsApiResponse,
        ListAllReviewsApiArg
      >({
        query: (queryArg) => ({
          url: `/product/product/allreviews`,
          params: {
            product_id: queryArg.productId,
            page: queryArg.page,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Review"],
      }),
      writeReview: build.mutation<WriteReviewApiResponse, WriteReviewApiArg>({
        query: (queryArg) => ({
          url: `/product/product/write_review`,
          method: "POST",
          body: queryArg.reviewForm,
        }),
        invalidatesTags: ["Review"],
      }),
      getLanguageTexts: build.query<
        GetLanguageTextsApiResponse,
        GetLanguageTextsApiArg
      >({
        query: (queryArg) => ({
          url: `/assets/i18n/${encodeURIComponent(String(queryArg.code))}.json`,
        }),
        providesTags: ["Texts"],
      }),
      listCollections: build.query<
        ListCollectionsApiResponse,
        ListCollectionsApiArg
      >({
        query: () => ({ url: `/catalog/collection/all` }),
        providesTags: ["Collection"],
      }),
      getHomeContent: build.query<
        GetHomeContentApiResponse,
        GetHomeContentApiArg
      >({
        query: () => ({ url: `/content/home` }),
        providesTags: ["Content"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetMenuApiResponse = /** status 200 The menu */ MenuAnswer;
export type GetMenuApiArg = void;
export type GetApiTokenApiResponse = /** status 200 The token */ ApiTokenAnswer;
export type GetApiTokenApiArg = void;
export type GetConfigApiResponse = /** status 200 Key and value */ Config;
export type GetConfigApiArg = void;
export type GetCurrenciesApiResponse =
  /** status 200 Currencies */ CurrencyAnswer;
export type GetCurrenciesApiArg = void;
export type ChangeCurrencyApiResponse =
  /** status 200 Done, or why not */ Outcome;
export type ChangeCurrencyApiArg = {
  currencyForm: CurrencyForm;
};
export type ListCountriesApiResponse = /** status 200 Countries */ Country[];
export type ListCountriesApiArg = void;
export type GetCountryApiResponse =
  /** status 200 The country; without zones where it has none or is unknown */ CountryWithZones;
export type GetCountryApiArg = {
  /** ISO 3166-1 alpha-2 code */
  countryId: string;
};
export type GetCartApiResponse =
  /** status 200 The cart, oldest line first */ Cart;
export type GetCartApiArg = void;
export type GetCartTotalsApiResponse =
  /** status 200 Totals; empty for an empty cart */ TotalLine[];
export type GetCartTotalsApiArg = void;
export type AddToCartApiResponse =
  /** status 200 Added, or why not */ CartAddAnswer;
export type AddToCartApiArg = {
  cartAddForm: CartAddForm;
};
export type EditCartLineApiResponse =
  /** status 200 Changed, or why not */ Outcome;
export type EditCartLineApiArg = {
  cartEditForm: CartEditForm;
};
export type RemoveCartLineApiResponse =
  /** status 200 Removed, or why not */ Outcome;
export type RemoveCartLineApiArg = {
  cartRemoveForm: CartRemoveForm;
};
export type ApplyCouponApiResponse =
  /** status 200 Applied, or why not */ Outcome;
export type ApplyCouponApiArg = {
  couponForm: CouponForm;
};
export type RemoveCouponApiResponse = /** status 200 Taken off */ Outcome;
export type RemoveCouponApiArg = {
  emptyForm: EmptyForm;
};
export type GetWishlistApiResponse = /** status 200 The wishlist */ Wishlist;
export type GetWishlistApiArg = void;
export type AddToWishlistApiResponse =
  /** status 200 Added, why not, or where to go first */ WishlistOutcome;
export type AddToWishlistApiArg = {
  wishlistForm: WishlistForm;
};
export type RemoveFromWishlistApiResponse =
  /** status 200 Removed, or why not */ Outcome;
export type RemoveFromWishlistApiArg = {
  wishlistForm: WishlistForm;
};
export type GetLoginStatusApiResponse = /** status 200 The state */ LoginStatus;
export type GetLoginStatusApiArg = void;
export type LoginApiResponse =
  /** status 200 The customer, or why not */ LoginAnswer;
export type LoginApiArg = {
  loginForm: LoginForm;
};
export type LogoutApiResponse = /** status 200 Signed out */ Outcome;
export type LogoutApiArg = void;
export type GetRegistrationFieldsApiResponse =
  /** status 200 Fields in the order shown */ RegistrationFields;
export type GetRegistrationFieldsApiArg = void;
export type RegisterApiResponse =
  /** status 200 Registered, or what is wrong by field */ FormOutcome;
export type RegisterApiArg = {
  registrationForm: RegistrationForm;
};
export type GetAccountSuccessApiResponse = /** status 200 The text */ Outcome;
export type GetAccountSuccessApiArg = void;
export type VerifyEmailApiResponse =
  /** status 200 Confirmed, or why not */ Outcome;
export type VerifyEmailApiArg = {
  verifyForm: VerifyForm;
};
export type ResendVerificationApiResponse = /** status 200 Accepted */ Outcome;
export type ResendVerificationApiArg = {
  emailForm: EmailForm;
};
export type ResetPasswordApiResponse =
  /** status 200 Accepted, or what is wrong by field */ FormOutcome;
export type ResetPasswordApiArg = {
  resetForm: ResetForm;
};
export type SearchProductsApiResponse =
  /** status 200 One page of matches */ SearchAnswer;
export type SearchProductsApiArg = {
  searchForm: SearchForm;
};
export type GetProductApiResponse =
  /** status 200 The product; `error` alone where there is none */ Product;
export type GetProductApiArg = {
  /** The handle; takes precedence over `product_id` */
  productSlug?: string;
  /** The id */
  productId?: string;
};
export type ListRelatedProductsApiResponse =
  /** status 200 Cards; may be empty */ ProductList;
export type ListRelatedProductsApiArg = {
  /** The product's id */
  productId: string;
  /** How many at the most */
  limit?: number;
};
export type ListRecentlyViewedApiResponse =
  /** status 200 Cards; may be empty */ ProductList;
export type ListRecentlyViewedApiArg = {
  /** The product's id */
  productId: string;
  /** How many at the most */
  limit?: number;
};
export type ListPopularProductsApiResponse =
  /** status 200 Cards; may be empty */ ProductList;
export type ListPopularProductsApiArg = void;
export type ListProductReviewsApiResponse =
  /** status 200 One page of reviews */ ReviewList;
export type ListProductReviewsApiArg = {
  /** The product's id */
  productId: string;
  /** Page number, from 1 */
  page?: number;
};
export type ListAllReviewsApiResponse =
  /** status 200 One page of reviews */ ReviewList;
export type ListAllReviewsApiArg = {
  /** The product's id; none for all products */
  productId?: string;
  /** Page number, from 1 */
  page?: number;
  /** How many at the most */
  limit?: number;
};
export type WriteReviewApiResponse =
  /** status 200 Taken, or why not */ Outcome;
export type WriteReviewApiArg = {
  reviewForm: ReviewForm;
};
export type GetLanguageTextsApiResponse =
  /** status 200 Message id to message, compiled or plain */ LanguageTexts;
export type GetLanguageTextsApiArg = {
  /** Language code */
  code: "en" | "fr";
};
export type ListCollectionsApiResponse =
  /** status 200 Collections */ CollectionList;
export type ListCollectionsApiArg = void;
export type GetHomeContentApiResponse =
  /** status 200 Banners in the order shown */ HomeContent;
export type GetHomeContentApiArg = void;
export type MenuItem = {
  /** Key in the language file; shown itself where that has no such key */
  title: string;
  /** What a click does */
  type: "sub" | "link" | "extLink" | "extTabLink";
  /** For `link`: leads to `/{handle}` */
  handle?: string;
  /** For `link` without `handle`: leads to `/{path}`; for the external types: the whole URL */
  path?: string;
  /** Whether a badge shows */
  badge?: boolean;
  /** Text of the badge */
  badgeText?: string;
  /** Lower items, three levels at the most */
  children?: MenuItem[];
  /** Whether the children show in columns */
  megaMenu?: boolean;
  /** Whether a `sub` item starts open */
  active?: boolean;
  /** Class of the submenu that sets its column count */
  column?: string;
};
export type MenuAnswer = {
  /** Items in the order shown */
  menu: MenuItem[];
};
export type Refusal = {
  /** Readable reason in the language asked for */
  error: string;
};
export type ApiTokenAnswer = {
  /** The token, 128 random bits or more */
  api_token?: string;
};
export type Config = {
  /** Makes the whole answer count as empty */
  error?: string;
  /** Title of the site */
  meta_title?: string;
  /** Description of the site */
  meta_description?: string;
  /** Keywords of the site, separated by commas */
  meta_keyword?: string;
  /** '1' shows ratings */
  review_status?: string;
  /** '1' shows the quick-view control */
  quickview_status?: string;
  /** Name of the store */
  store_name?: string;
  /** Telephone number, international form */
  store_phone?: string;
  /** Mail address of the store */
  store_email?: string;
  /** Postal address as HTML */
  store_address?: string;
  [key: string]: any;
};
export type Currency = {
  /** ISO 4217 code */
  code: string;
  /** Sign before the amount */
  symbol: string;
  /** Units of this currency for one rupee */
  value: number;
  /** Number of decimal places shown */
  decimal: number;
};
export type CurrencyAnswer = {
  /** In the order shown */
  currencies: Currency[];
  /** Code of the one in use */
  currency: string;
};
export type Outcome = {
  /** 1 on success */
  status?: number;
  /** Text for the shopper */
  success?: string;
  /** Text for the shopper */
  error?: string;
};
export type CurrencyForm = {
  /** ISO 4217 code */
  code: string;
};
export type Country = {
  /** ISO 3166-1 alpha-2 code */
  country_id: string;
  /** English name */
  name: string;
};
export type Zone = {
  /** Country code, hyphen, code of the zone */
  zone_id: string;
  /** Name of the zone */
  name: string;
};
export type CountryWithZones = {
  /** ISO 3166-1 alpha-2 code */
  country_id?: string;
  /** English name */
  name?: string;
  /** Sorted by name */
  zone: Zone[];
};
export type CartOption = {
  /** Name of the option */
  name: string;
  /** Name of the chosen value or the text given */
  value: string;
};
export type UnitPrice = {
  /** Rupees */
  price: number;
  /** Reference amount in `measure` */
  per: number;
  /** Unit of the reference amount */
  measure: "kg" | "g" | "l" | "ml" | "piece";
};
export type Picture = {
  /** Address with the placeholders {width} and {format} */
  url: string;
  /** Widths it exists in, pixels, ascending */
  widths: number[];
  /** Formats it exists in, smallest first; the last is understood everywhere */
  formats: string[];
  /** Width part of its aspect ratio */
  width: number;
  /** Height part of its aspect ratio */
  height: number;
  /** What it shows */
  alt: string;
  /** Average colour as #rrggbb, shown while it loads */
  color: string;
};
export type CartItem = {
  /** Id of the line; `key` of edit and remove */
  cart_item_id: string;
  /** Id of the product */
  product_id?: string;
  /** Address part: /shop/{handle} */
  handle: string;
  /** URL of the picture */
  image: string;
  /** Name */
  name: string;
  /** Chosen options */
  option: CartOption[];
  /** Units */
  quantity: number;
  /** Rupees for one, options included */
  price: number;
  /** Sale price in rupees for one, options included; 0 for none */
  special: number;
  /** Rupees for the line */
  total: number;
  unit_price?: UnitPrice;
  picture?: Picture;
};
export type TotalLine = {
  /** `total` is the sum to pay */
  code: string;
  /** Label in the language asked for */
  title?: string;
  /** Amount, formatted in the session's currency */
  text: string;
};
export type Cart = {
  /** Oldest line first */
  products: CartItem[];
  /** In the order shown */
  totals: TotalLine[];
};
export type CartAddAnswer = {
  /** '1' on success */
  status?: string;
  /** Units in the whole cart after the add */
  count?: number;
  /** Text, or an object whose key `option` maps option ids to texts */
  error?:
    | string
    | {
        /** Text by option id */
        option?: {
          [key: string]: string;
        };
      };
};
export type CartAddForm = {
  /** Id of the product */
  product_id: string;
  /** Units to add */
  quantity: number;
  /** Chosen values by option id (`option[12]=34`, `option[12][]=34`), or one field holding that object as JSON */
  option?:
    | string
    | {
        [key: string]: string | string[];
      };
};
export type CartEditForm = {
  /** cart_item_id of the line */
  key: string;
  /** New number of units */
  quantity: number;
};
export type CartRemoveForm = {
  /** cart_item_id of the line */
  key: string;
};
export type CouponForm = {
  /** The code as typed, may be empty */
  coupon?: string;
};
export type EmptyForm = {};
export type WishlistItem = {
  /** Id of the product */
  product_id: string;
};
export type Wishlist = {
  /** Latest first */
  products: WishlistItem[];
};
export type WishlistOutcome = {
  /** 1 on success */
  status?: number;
  /** Text for the shopper */
  error?: string;
  /** Where to go instead; takes precedence */
  redirect?: string;
};
export type WishlistForm = {
  /** Id of the product */
  product_id: string;
};
export type LoginStatus = {
  /** Whether a customer is signed in */
  logged?: boolean;
};
export type Customer = {
  /** Id */
  customer_id: string;
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Mail address */
  email: string;
};
export type LoginAnswer = {
  /** 1 on success */
  status?: number;
  /** Replaces the token in use */
  api_token?: string;
  customer?: Customer;
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type LoginForm = {
  /** Mail address */
  email: string;
  /** Password */
  password: string;
};
export type RegistrationField = {
  /** Field name of the registration form */
  name: string;
  /** Whether it must be filled */
  required: boolean;
};
export type RegistrationFields = {
  /** In the order shown */
  fields?: RegistrationField[];
};
export type FormOutcome = {
  /** 1 on success */
  status?: number;
  /** Text for the shopper */
  success?: string;
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type RegistrationForm = {
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Mail address */
  email: string;
  /** Telephone number */
  telephone: string;
  /** Password */
  password: string;
};
export type VerifyForm = {
  /** Code of the mailed link */
  code: string;
};
export type EmailForm = {
  /** Mail address */
  email: string;
};
export type ResetForm = {
  /** Mail address, to ask for a link */
  email?: string;
  /** Code of the mailed link */
  code?: string;
  /** New password, with the code */
  password?: string;
};
export type OptionValue = {
  /** Id sent when chosen */
  product_option_value_id: string;
  /** Name of the choice */
  name: string;
  /** Added to the price, rupees */
  price: number;
  /** Whether the card counts it as chosen */
  isdefault: boolean;
  picture?: Picture;
};
export type ProductOption = {
  /** Id used as the form key */
  product_option_id: string;
  /** Label */
  name: string;
  /** Kind of field */
  type: "select" | "radio" | "checkbox" | "image" | "text";
  /** Whether a value must be given */
  required: boolean;
  /** Preselected value id, or preset text; empty for none */
  value: string;
  /** Choices in the order shown; empty for text */
  product_option_value: OptionValue[];
};
export type ProductCard = {
  /** Id */
  product_id: string;
  /** Address part: /shop/{handle} */
  handle: string;
  /** Name */
  name: string;
  /** URL of the picture */
  thumb: string;
  /** Rupees, without options */
  price: number;
  /** Sale price in rupees, without options; 0 for none */
  special: number;
  /** Smallest quantity that can be ordered */
  minimum: number;
  /** Mean of the reviews, 0 (none) to 5 */
  rating: number;
  /** Number of reviews */
  review_count?: number;
  /** Units available */
  stock?: number;
  /** In the order shown */
  options: ProductOption[];
  unit_price?: UnitPrice;
  picture?: Picture;
};
export type CategoryFacet = {
  /** Value of the filter */
  handle: string;
  /** Name */
  name: string;
  /** Matches in it */
  count: number;
};
export type Facets = {
  /** Collections with matches, most first */
  categories: CategoryFacet[];
};
export type SearchAnswer = {
  /** Best first */
  products: ProductCard[];
  /** Matches on all pages */
  total: number;
  /** Page number */
  page: number;
  /** Products on a page */
  limit: number;
  /** The term searched for, typing errors mended */
  term: string;
  facets: Facets;
};
export type SearchForm = {
  /** Term; empty or absent for all products */
  search?: string;
  /** Page number, from 1 */
  page?: number;
  /** Products on a page */
  limit?: number;
  /** Order; relevance without a term is the shop's own order */
  sort?:
    "relevance" | "newest" | "price_asc" | "price_desc" | "rating" | "name";
  /** Handle of a collection */
  category?: string;
};
export type Nutrition = {
  /** Energy in kJ */
  energy_kj: number;
  /** Energy in kcal */
  energy_kcal: number;
  /** Fat in g */
  fat: number;
  /** Of which saturates in g */
  saturates: number;
  /** Carbohydrate in g */
  carbohydrate: number;
  /** Of which sugars in g */
  sugars: number;
  /** Fibre in g */
  fibre: number;
  /** Protein in g */
  protein: number;
  /** Salt in g */
  salt: number;
};
export type CollectionLink = {
  /** Address part: /shop/collection/{handle} */
  handle: string;
  /** Name */
  name: string;
};
export type Product = {
  /** Why there is no product */
  error?: string;
  /** Id */
  product_id?: string;
  /** Address part: /shop/{handle} */
  handle?: string;
  /** Name */
  name?: string;
  /** Rupees, without options */
  price?: number;
  /** Sale price in rupees, without options; 0 for none */
  special?: number;
  /** Smallest quantity that can be ordered */
  minimum?: number;
  /** Mean of the reviews, 0 (none) to 5 */
  rating?: number;
  /** Number of reviews */
  review_count?: number;
  /** Units available */
  stock?: number;
  /** Cleaned HTML */
  description?: string;
  /** URLs of its pictures in order */
  images?: string[];
  /** The same pictures in several sizes */
  pictures?: Picture[];
  /** In the order shown */
  options?: ProductOption[];
  unit_price?: UnitPrice;
  /** Cleaned HTML, allergens in <strong> */
  ingredients?: string;
  nutrition?: Nutrition;
  /** Of the 14 of EU regulation 1169/2011 */
  allergens?: (
    | "gluten"
    | "crustaceans"
    | "eggs"
    | "fish"
    | "peanuts"
    | "soybeans"
    | "milk"
    | "nuts"
    | "celery"
    | "mustard"
    | "sesame"
    | "sulphites"
    | "lupin"
    | "molluscs"
  )[];
  /** Diet marks */
  marks?: ("vegetarian" | "vegan" | "organic")[];
  collection?: CollectionLink;
  /** Brand; empty for none */
  brand?: string;
  /** Title of the page; empty for the name */
  meta_title?: string;
  /** Description of the page */
  meta_description?: string;
  /** Keywords, separated by commas */
  meta_keyword?: string;
};
export type ProductList = {
  /** Cards in order */
  products: ProductCard[];
};
export type Review = {
  /** Id */
  review_id: string;
  /** Id of the product */
  product_id: string;
  /** Name the reviewer gave */
  name: string;
  /** Plain text */
  text: string;
  /** Stars, 1 to 5 */
  rating: number;
  /** When it was written, UTC */
  date: string;
};
export type ReviewList = {
  /** Latest first */
  reviews: Review[];
  /** Reviews on all pages */
  total: number;
};
export type ReviewForm = {
  /** Id of the product */
  product_id: string;
  /** Name to show */
  name: string;
  /** The review */
  text: string;
  /** Stars, 1 to 5 */
  rating: number;
};
export type LanguageTexts = {
  [key: string]: any;
};
export type Collection = {
  /** Address part: /shop/collection/{handle} */
  handle: string;
  /** Name */
  name: string;
  /** Plain text */
  description: string;
  /** Products in it */
  product_count: number;
  picture?: Picture;
};
export type CollectionList = {
  /** In the order shown */
  collections: Collection[];
};
export type Banner = {
  /** Heading */
  title: string;
  /** One or two plain sentences */
  text: string;
  /** Path inside the shop */
  link: string;
  /** Text of the link */
  link_text: string;
  picture: Picture;
};
export type HomeContent = {
  /** In the order shown */
  banners: Banner[];
};
export const {
  useGetMenuQuery,
  useGetApiTokenMutation,
  useGetConfigQuery,
  useGetCurrenciesQuery,
  useChangeCurrencyMutation,
  useListCountriesQuery,
  useGetCountryQuery,
  useGetCartQuery,
  useGetCartTotalsQuery,
  useAddToCartMutation,
  useEditCartLineMutation,
  useRemoveCartLineMutation,
  useApplyCouponMutation,
  useRemoveCouponMutation,
  useGetWishlistQuery,
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  useGetLoginStatusQuery,
  useLoginMutation,
  useLogoutMutation,
  useGetRegistrationFieldsQuery,
  useRegisterMutation,
  useGetAccountSuccessQuery,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useSearchProductsQuery,
  useGetProductQuery,
  useListRelatedProductsQuery,
  useListRecentlyViewedQuery,
  useListPopularProductsQuery,
  useListProductReviewsQuery,
  useListAllReviewsQuery,
  useWriteReviewMutation,
  useGetLanguageTextsQuery,
  useListCollectionsQuery,
  useGetHomeContentQuery,
} = injectedRtkApi;
