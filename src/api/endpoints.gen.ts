// Written by `npm run generate` from contract/openapi.yaml. Do not edit.
import { baseApi as api } from './baseApi.ts';
export const addTagTypes = [
  "Menu",
  "Language",
  "Session",
  "Config",
  "Currency",
  "Country",
  "Cart",
  "Saved",
  "Wishlist",
  "Account",
  "Product",
  "Review",
  "Support",
  "Checkout",
  "Order",
  "Texts",
  "Collection",
  "Content",
  "Blog",
  "Address",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMenu: build.query<GetMenuApiResponse | undefined, GetMenuApiArg>({
        query: () => ({ url: `/common/menu` }),
        providesTags: ["Menu", "Language"],
      }),
      getApiToken: build.mutation<GetApiTokenApiResponse | undefined, GetApiTokenApiArg>({
        query: () => ({ url: `/common/apitoken`, method: "GET" }),
        invalidatesTags: ["Session"],
      }),
      getConfig: build.query<GetConfigApiResponse | undefined, GetConfigApiArg>({
        query: () => ({ url: `/common/config` }),
        providesTags: ["Config", "Language"],
      }),
      getCurrencies: build.query<GetCurrenciesApiResponse | undefined, GetCurrenciesApiArg>(
        {
          query: () => ({ url: `/common/currency` }),
          providesTags: ["Currency"],
        },
      ),
      changeCurrency: build.mutation<
        ChangeCurrencyApiResponse | undefined,
        ChangeCurrencyApiArg
      >({
        query: (queryArg) => ({
          url: `/common/currency/change`,
          method: "POST",
          body: queryArg.currencyForm,
        }),
        invalidatesTags: ["Currency"],
      }),
      listCountries: build.query<ListCountriesApiResponse | undefined, ListCountriesApiArg>(
        {
          query: () => ({ url: `/common/country/all` }),
          providesTags: ["Country", "Language"],
        },
      ),
      getCountry: build.query<GetCountryApiResponse | undefined, GetCountryApiArg>({
        query: (queryArg) => ({
          url: `/common/country`,
          params: {
            country_id: queryArg.countryId,
          },
        }),
        providesTags: ["Country", "Language"],
      }),
      getCart: build.query<GetCartApiResponse | undefined, GetCartApiArg>({
        query: () => ({ url: `/checkout/cart` }),
        providesTags: ["Cart", "Language", "Currency"],
      }),
      getCartTotals: build.query<GetCartTotalsApiResponse | undefined, GetCartTotalsApiArg>(
        {
          query: () => ({ url: `/checkout/cart/totals` }),
          providesTags: ["Cart", "Language", "Currency"],
        },
      ),
      addToCart: build.mutation<AddToCartApiResponse | undefined, AddToCartApiArg>({
        query: (queryArg) => ({
          url: `/checkout/cart/add`,
          method: "POST",
          body: queryArg.cartAddForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      editCartLine: build.mutation<EditCartLineApiResponse | undefined, EditCartLineApiArg>(
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
        RemoveCartLineApiResponse | undefined,
        RemoveCartLineApiArg
      >({
        query: (queryArg) => ({
          url: `/checkout/cart/remove`,
          method: "POST",
          body: queryArg.cartRemoveForm,
        }),
        invalidatesTags: ["Cart"],
      }),
      restoreCartLine: build.mutation<
        RestoreCartLineApiResponse | undefined,
        RestoreCartLineApiArg
      >({
        query: (queryArg) => ({
          url: `/checkout/cart/restore`,
          method: "POST",
          body: queryArg.cartKeyForm,
        }),
        invalidatesTags: ["Cart"],
      }),
      saveCartLine: build.mutation<SaveCartLineApiResponse | undefined, SaveCartLineApiArg>(
        {
          query: (queryArg) => ({
            url: `/checkout/cart/save`,
            method: "POST",
            body: queryArg.cartKeyForm,
          }),
          invalidatesTags: ["Cart"],
        },
      ),
      getSavedLines: build.query<GetSavedLinesApiResponse | undefined, GetSavedLinesApiArg>(
        {
          query: () => ({ url: `/checkout/saved` }),
          providesTags: ["Saved", "Language"],
        },
      ),
      moveSavedLine: build.mutation<
        MoveSavedLineApiResponse | undefined,
        MoveSavedLineApiArg
      >({
        query: (queryArg) => ({
          url: `/checkout/saved/restore`,
          method: "POST",
          body: queryArg.cartKeyForm,
        }),
        invalidatesTags: ["Cart"],
      }),
      removeSavedLine: build.mutation<
        RemoveSavedLineApiResponse | undefined,
        RemoveSavedLineApiArg
      >({
        query: (queryArg) => ({
          url: `/checkout/saved/remove`,
          method: "POST",
          body: queryArg.cartKeyForm,
        }),
        invalidatesTags: ["Cart"],
      }),
      applyCoupon: build.mutation<ApplyCouponApiResponse | undefined, ApplyCouponApiArg>({
        query: (queryArg) => ({
          url: `/checkout/coupon`,
          method: "POST",
          body: queryArg.couponForm,
        }),
        invalidatesTags: ["Cart"],
      }),
      removeCoupon: build.mutation<RemoveCouponApiResponse | undefined, RemoveCouponApiArg>(
        {
          query: (queryArg) => ({
            url: `/checkout/coupon/remove`,
            method: "POST",
            body: queryArg.emptyForm,
          }),
          invalidatesTags: ["Cart"],
        },
      ),
      getWishlist: build.query<GetWishlistApiResponse | undefined, GetWishlistApiArg>({
        query: () => ({ url: `/account/wishlist` }),
        providesTags: ["Wishlist", "Language"],
      }),
      addToWishlist: build.mutation<
        AddToWishlistApiResponse | undefined,
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
        RemoveFromWishlistApiResponse | undefined,
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
        GetLoginStatusApiResponse | undefined,
        GetLoginStatusApiArg
      >({
        query: () => ({ url: `/account/login/isLogedIn` }),
        providesTags: ["Session"],
      }),
      login: build.mutation<LoginApiResponse | undefined, LoginApiArg>({
        query: (queryArg) => ({
          url: `/account/login`,
          method: "POST",
          body: queryArg.loginForm,
        }),
        invalidatesTags: ["Account"],
      }),
      logout: build.mutation<LogoutApiResponse | undefined, LogoutApiArg>({
        query: () => ({ url: `/account/logout`, method: "GET" }),
        invalidatesTags: ["Account"],
      }),
      getRegistrationFields: build.query<
        GetRegistrationFieldsApiResponse | undefined,
        GetRegistrationFieldsApiArg
      >({
        query: () => ({ url: `/account/register` }),
        providesTags: ["Account"],
      }),
      register: build.mutation<RegisterApiResponse | undefined, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/account/register`,
          method: "POST",
          body: queryArg.registrationForm,
        }),
        invalidatesTags: ["Account"],
      }),
      getAccountSuccess: build.query<
        GetAccountSuccessApiResponse | undefined,
        GetAccountSuccessApiArg
      >({
        query: () => ({ url: `/account/success` }),
        providesTags: ["Account", "Language"],
      }),
      verifyEmail: build.mutation<VerifyEmailApiResponse | undefined, VerifyEmailApiArg>({
        query: (queryArg) => ({
          url: `/account/email_verify`,
          method: "POST",
          body: queryArg.verifyForm,
        }),
        invalidatesTags: ["Account"],
      }),
      resendVerification: build.mutation<
        ResendVerificationApiResponse | undefined,
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
        ResetPasswordApiResponse | undefined,
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
        SearchProductsApiResponse | undefined,
        SearchProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/product/search`,
          method: "POST",
          body: queryArg.searchForm,
        }),
        providesTags: ["Product", "Language"],
      }),
      suggest: build.query<SuggestApiResponse | undefined, SuggestApiArg>({
        query: (queryArg) => ({
          url: `/search/suggest`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ["Product", "Language"],
      }),
      getProduct: build.query<GetProductApiResponse | undefined, GetProductApiArg>({
        query: (queryArg) => ({
          url: `/product/product`,
          params: {
            product_slug: queryArg.productSlug,
            product_id: queryArg.productId,
          },
        }),
        providesTags: ["Product", "Language"],
      }),
      listRelatedProducts: build.query<
        ListRelatedProductsApiResponse | undefined,
        ListRelatedProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/product/product/related`,
          params: {
            product_id: queryArg.productId,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Product", "Language"],
      }),
      listRecentlyViewed: build.query<
        ListRecentlyViewedApiResponse | undefined,
        ListRecentlyViewedApiArg
      >({
        query: (queryArg) => ({
          url: `/product/product/recent_view`,
          params: {
            product_id: queryArg.productId,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Product", "Language"],
      }),
      listPopularProducts: build.query<
        ListPopularProductsApiResponse | undefined,
        ListPopularProductsApiArg
      >({
        query: () => ({ url: `/product/product/popular` }),
        providesTags: ["Product", "Language"],
      }),
      listProductReviews: build.query<
        ListProductReviewsApiResponse | undefined,
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
        ListAllReviewsApiResponse | undefined,
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
      requestStockAlert: build.mutation<
        RequestStockAlertApiResponse | undefined,
        RequestStockAlertApiArg
      >({
        query: (queryArg) => ({
          url: `/product/stock_alert`,
          method: "POST",
          body: queryArg.stockAlertForm,
        }),
        invalidatesTags: ["Product"],
      }),
      cancelStockAlerts: build.mutation<
        CancelStockAlertsApiResponse | undefined,
        CancelStockAlertsApiArg
      >({
        query: (queryArg) => ({
          url: `/product/stock_alert/cancel`,
          method: "POST",
          body: queryArg.verifyForm,
        }),
        invalidatesTags: ["Product"],
      }),
      writeReview: build.mutation<WriteReviewApiResponse | undefined, WriteReviewApiArg>({
        query: (queryArg) => ({
          url: `/product/product/write_review`,
          method: "POST",
          body: queryArg.reviewForm,
        }),
        invalidatesTags: ["Review"],
      }),
      listHeldReviews: build.query<
        ListHeldReviewsApiResponse | undefined,
        ListHeldReviewsApiArg
      >({
        query: () => ({ url: `/support/review` }),
        providesTags: ["Support", "Language"],
      }),
      approveReview: build.mutation<
        ApproveReviewApiResponse | undefined,
        ApproveReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/support/review/approve`,
          method: "POST",
          body: queryArg.reviewKeyForm,
        }),
        invalidatesTags: ["Support"],
      }),
      rejectReview: build.mutation<RejectReviewApiResponse | undefined, RejectReviewApiArg>(
        {
          query: (queryArg) => ({
            url: `/support/review/reject`,
            method: "POST",
            body: queryArg.reviewKeyForm,
          }),
          invalidatesTags: ["Support"],
        },
      ),
      getRecording: build.query<GetRecordingApiResponse | undefined, GetRecordingApiArg>({
        query: (queryArg) => ({
          url: `/support/recording`,
          params: {
            code: queryArg.code,
          },
        }),
        providesTags: ["Support", "Language"],
      }),
      sendRecording: build.mutation<
        SendRecordingApiResponse | undefined,
        SendRecordingApiArg
      >({
        query: (queryArg) => ({
          url: `/support/recording`,
          method: "POST",
          body: queryArg.recordingForm,
        }),
        invalidatesTags: ["Support"],
      }),
      sendVitals: build.mutation<SendVitalsApiResponse | undefined, SendVitalsApiArg>({
        query: (queryArg) => ({
          url: `/vitals`,
          method: "POST",
          body: queryArg.vitalsForm,
        }),
        invalidatesTags: ["Support"],
      }),
      listDeliveryMethods: build.query<
        ListDeliveryMethodsApiResponse | undefined,
        ListDeliveryMethodsApiArg
      >({
        query: (queryArg) => ({
          url: `/checkout/delivery`,
          params: {
            country_id: queryArg.countryId,
            zone_id: queryArg.zoneId,
            postcode: queryArg.postcode,
          },
        }),
        providesTags: ["Checkout", "Language"],
      }),
      listPaymentMethods: build.query<
        ListPaymentMethodsApiResponse | undefined,
        ListPaymentMethodsApiArg
      >({
        query: () => ({ url: `/checkout/payment` }),
        providesTags: ["Checkout", "Language"],
      }),
      reviewOrder: build.query<ReviewOrderApiResponse | undefined, ReviewOrderApiArg>({
        query: (queryArg) => ({
          url: `/checkout/review`,
          method: "POST",
          body: queryArg.checkoutForm,
        }),
        providesTags: ["Checkout", "Language", "Currency"],
      }),
      placeOrder: build.mutation<PlaceOrderApiResponse | undefined, PlaceOrderApiArg>({
        query: (queryArg) => ({
          url: `/checkout/order`,
          method: "POST",
          body: queryArg.orderForm,
        }),
        invalidatesTags: ["Order"],
      }),
      retryPayment: build.mutation<RetryPaymentApiResponse | undefined, RetryPaymentApiArg>(
        {
          query: (queryArg) => ({
            url: `/checkout/payment/retry`,
            method: "POST",
            body: queryArg.retryPaymentForm,
          }),
          invalidatesTags: ["Order"],
        },
      ),
      openPayment: build.mutation<OpenPaymentApiResponse | undefined, OpenPaymentApiArg>({
        query: (queryArg) => ({
          url: `/checkout/payment/open`,
          method: "POST",
          body: queryArg.orderKeyForm,
        }),
        invalidatesTags: ["Order"],
      }),
      checkPayment: build.mutation<CheckPaymentApiResponse | undefined, CheckPaymentApiArg>(
        {
          query: (queryArg) => ({
            url: `/checkout/payment/check`,
            method: "POST",
            body: queryArg.orderKeyForm,
          }),
          invalidatesTags: ["Order"],
        },
      ),
      getOrder: build.query<GetOrderApiResponse | undefined, GetOrderApiArg>({
        query: (queryArg) => ({
          url: `/order/order`,
          params: {
            number: queryArg["number"],
            secret: queryArg.secret,
          },
        }),
        providesTags: ["Order", "Language"],
      }),
      listOrders: build.query<ListOrdersApiResponse | undefined, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/account/order`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Order", "Language"],
      }),
      cancelOrder: build.mutation<CancelOrderApiResponse | undefined, CancelOrderApiArg>({
        query: (queryArg) => ({
          url: `/account/order/cancel`,
          method: "POST",
          body: queryArg.orderKeyForm,
        }),
        invalidatesTags: ["Order"],
      }),
      reorder: build.mutation<ReorderApiResponse | undefined, ReorderApiArg>({
        query: (queryArg) => ({
          url: `/account/order/reorder`,
          method: "POST",
          body: queryArg.orderKeyForm,
        }),
        invalidatesTags: ["Cart"],
      }),
      getLanguageTexts: build.query<
        GetLanguageTextsApiResponse | undefined,
        GetLanguageTextsApiArg
      >({
        query: (queryArg) => ({
          url: `/assets/i18n/${encodeURIComponent(String(queryArg.code))}.json`,
        }),
        providesTags: ["Texts"],
      }),
      listCollections: build.query<
        ListCollectionsApiResponse | undefined,
        ListCollectionsApiArg
      >({
        query: () => ({ url: `/catalog/collection/all` }),
        providesTags: ["Collection", "Language"],
      }),
      getHomeContent: build.query<
        GetHomeContentApiResponse | undefined,
        GetHomeContentApiArg
      >({
        query: () => ({ url: `/content/home` }),
        providesTags: ["Content", "Language"],
      }),
      getContentPage: build.query<
        GetContentPageApiResponse | undefined,
        GetContentPageApiArg
      >({
        query: (queryArg) => ({
          url: `/content/page`,
          params: {
            handle: queryArg.handle,
          },
        }),
        providesTags: ["Content", "Language"],
      }),
      sendContactMessage: build.mutation<
        SendContactMessageApiResponse | undefined,
        SendContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/content/contact`,
          method: "POST",
          body: queryArg.contactForm,
        }),
        invalidatesTags: ["Content"],
      }),
      listBlogPosts: build.query<ListBlogPostsApiResponse | undefined, ListBlogPostsApiArg>(
        {
          query: (queryArg) => ({
            url: `/blog/posts`,
            params: {
              page: queryArg.page,
              limit: queryArg.limit,
              tag: queryArg.tag,
            },
          }),
          providesTags: ["Blog", "Language"],
        },
      ),
      getBlogPost: build.query<GetBlogPostApiResponse | undefined, GetBlogPostApiArg>({
        query: (queryArg) => ({
          url: `/blog/post`,
          params: {
            handle: queryArg.handle,
          },
        }),
        providesTags: ["Blog", "Language"],
      }),
      logoutEverywhere: build.mutation<
        LogoutEverywhereApiResponse | undefined,
        LogoutEverywhereApiArg
      >({
        query: (queryArg) => ({
          url: `/account/logout_all`,
          method: "POST",
          body: queryArg.emptyForm,
        }),
        invalidatesTags: ["Account"],
      }),
      getProfile: build.query<GetProfileApiResponse | undefined, GetProfileApiArg>({
        query: () => ({ url: `/account/profile` }),
        providesTags: ["Account", "Language"],
      }),
      saveProfile: build.mutation<SaveProfileApiResponse | undefined, SaveProfileApiArg>({
        query: (queryArg) => ({
          url: `/account/profile`,
          method: "POST",
          body: queryArg.profileForm,
        }),
        invalidatesTags: ["Account"],
      }),
      changePassword: build.mutation<
        ChangePasswordApiResponse | undefined,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/account/password`,
          method: "POST",
          body: queryArg.passwordForm,
        }),
        invalidatesTags: ["Account"],
      }),
      listAddresses: build.query<ListAddressesApiResponse | undefined, ListAddressesApiArg>(
        {
          query: () => ({ url: `/account/address` }),
          providesTags: ["Address", "Language"],
        },
      ),
      saveAddress: build.mutation<SaveAddressApiResponse | undefined, SaveAddressApiArg>({
        query: (queryArg) => ({
          url: `/account/address/save`,
          method: "POST",
          body: queryArg.addressForm,
        }),
        invalidatesTags: ["Address"],
      }),
      removeAddress: build.mutation<
        RemoveAddressApiResponse | undefined,
        RemoveAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/account/address/remove`,
          method: "POST",
          body: queryArg.addressKeyForm,
        }),
        invalidatesTags: ["Address"],
      }),
      setDefaultAddress: build.mutation<
        SetDefaultAddressApiResponse | undefined,
        SetDefaultAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/account/address/default`,
          method: "POST",
          body: queryArg.addressKeyForm,
        }),
        invalidatesTags: ["Address"],
      }),
      getAvoidList: build.query<GetAvoidListApiResponse | undefined, GetAvoidListApiArg>({
        query: () => ({ url: `/account/avoid` }),
        providesTags: ["Account", "Language"],
      }),
      saveAvoidList: build.mutation<
        SaveAvoidListApiResponse | undefined,
        SaveAvoidListApiArg
      >({
        query: (queryArg) => ({
          url: `/account/avoid`,
          method: "POST",
          body: queryArg.avoidForm,
        }),
        invalidatesTags: ["Account"],
      }),
      exportAccount: build.query<ExportAccountApiResponse | undefined, ExportAccountApiArg>(
        {
          query: () => ({ url: `/account/export` }),
          providesTags: ["Account", "Language"],
        },
      ),
      deleteAccount: build.mutation<
        DeleteAccountApiResponse | undefined,
        DeleteAccountApiArg
      >({
        query: (queryArg) => ({
          url: `/account/delete`,
          method: "POST",
          body: queryArg.ownerProofForm,
        }),
        invalidatesTags: ["Account"],
      }),
      listSessions: build.query<ListSessionsApiResponse | undefined, ListSessionsApiArg>({
        query: () => ({ url: `/account/session` }),
        providesTags: ["Account", "Language"],
      }),
      endSession: build.mutation<EndSessionApiResponse | undefined, EndSessionApiArg>({
        query: (queryArg) => ({
          url: `/account/session/end`,
          method: "POST",
          body: queryArg.sessionKeyForm,
        }),
        invalidatesTags: ["Account"],
      }),
      endOtherSessions: build.mutation<
        EndOtherSessionsApiResponse | undefined,
        EndOtherSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/account/session/end_others`,
          method: "POST",
          body: queryArg.emptyForm,
        }),
        invalidatesTags: ["Account"],
      }),
      listPasskeys: build.query<ListPasskeysApiResponse | undefined, ListPasskeysApiArg>({
        query: () => ({ url: `/account/passkey` }),
        providesTags: ["Account", "Language"],
      }),
      getPasskeyRegistrationOptions: build.mutation<
        GetPasskeyRegistrationOptionsApiResponse | undefined,
        GetPasskeyRegistrationOptionsApiArg
      >({
        query: (queryArg) => ({
          url: `/account/passkey/register_options`,
          method: "POST",
          body: queryArg.ownerProofForm,
        }),
        invalidatesTags: ["Account"],
      }),
      registerPasskey: build.mutation<
        RegisterPasskeyApiResponse | undefined,
        RegisterPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/account/passkey/register`,
          method: "POST",
          body: queryArg.passkeyForm,
        }),
        invalidatesTags: ["Account"],
      }),
      getPasskeyLoginOptions: build.mutation<
        GetPasskeyLoginOptionsApiResponse | undefined,
        GetPasskeyLoginOptionsApiArg
      >({
        query: (queryArg) => ({
          url: `/account/passkey/login_options`,
          method: "POST",
          body: queryArg.emptyForm,
        }),
        invalidatesTags: ["Account"],
      }),
      loginWithPasskey: build.mutation<
        LoginWithPasskeyApiResponse | undefined,
        LoginWithPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/account/passkey/login`,
          method: "POST",
          body: queryArg.passkeyLoginForm,
        }),
        invalidatesTags: ["Account"],
      }),
      removePasskey: build.mutation<
        RemovePasskeyApiResponse | undefined,
        RemovePasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/account/passkey/remove`,
          method: "POST",
          body: queryArg.passkeyKeyForm,
        }),
        invalidatesTags: ["Account"],
      }),
      getSecondFactor: build.query<
        GetSecondFactorApiResponse | undefined,
        GetSecondFactorApiArg
      >({
        query: () => ({ url: `/account/second_factor` }),
        providesTags: ["Account", "Language"],
      }),
      startSecondFactor: build.mutation<
        StartSecondFactorApiResponse | undefined,
        StartSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/account/second_factor/setup`,
          method: "POST",
          body: queryArg.ownerProofForm,
        }),
        invalidatesTags: ["Account"],
      }),
      confirmSecondFactor: build.mutation<
        ConfirmSecondFactorApiResponse | undefined,
        ConfirmSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/account/second_factor/confirm`,
          method: "POST",
          body: queryArg.secondFactorForm,
        }),
        invalidatesTags: ["Account"],
      }),
      removeSecondFactor: build.mutation<
        RemoveSecondFactorApiResponse | undefined,
        RemoveSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/account/second_factor/remove`,
          method: "POST",
          body: queryArg.ownerProofForm,
        }),
        invalidatesTags: ["Account"],
      }),
      renewRecoveryCodes: build.mutation<
        RenewRecoveryCodesApiResponse | undefined,
        RenewRecoveryCodesApiArg
      >({
        query: (queryArg) => ({
          url: `/account/second_factor/recovery_codes`,
          method: "POST",
          body: queryArg.ownerProofForm,
        }),
        invalidatesTags: ["Account"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetMenuApiResponse = /** status 200 Menu */ MenuAnswer;
export type GetMenuApiArg = void;
export type GetApiTokenApiResponse = /** status 200 Token */ ApiTokenAnswer;
export type GetApiTokenApiArg = void;
export type GetConfigApiResponse = /** status 200 Settings by key */ Config;
export type GetConfigApiArg = void;
export type GetCurrenciesApiResponse =
  /** status 200 Currencies */ CurrencyAnswer;
export type GetCurrenciesApiArg = void;
export type ChangeCurrencyApiResponse =
  /** status 200 Success, or an error */ Outcome;
export type ChangeCurrencyApiArg = {
  currencyForm: CurrencyForm;
};
export type ListCountriesApiResponse = /** status 200 Countries */ Country[];
export type ListCountriesApiArg = void;
export type GetCountryApiResponse =
  /** status 200 Country; no zones if it has none or is unknown */ CountryWithZones;
export type GetCountryApiArg = {
  /** ISO 3166-1 alpha-2 code */
  countryId: string;
};
export type GetCartApiResponse = /** status 200 Cart, oldest line first */ Cart;
export type GetCartApiArg = void;
export type GetCartTotalsApiResponse =
  /** status 200 Totals; empty for an empty cart */ TotalLine[];
export type GetCartTotalsApiArg = void;
export type AddToCartApiResponse =
  /** status 200 Added, or an error */ CartAddAnswer;
export type AddToCartApiArg = {
  /** Idempotency key of an add that may be retried later; other writes get theirs when sent */
  "Idempotency-Key"?: string;
  cartAddForm: CartAddForm;
};
export type EditCartLineApiResponse =
  /** status 200 Updated, or an error */ Outcome;
export type EditCartLineApiArg = {
  cartEditForm: CartEditForm;
};
export type RemoveCartLineApiResponse =
  /** status 200 Removed, or an error */ Outcome;
export type RemoveCartLineApiArg = {
  cartRemoveForm: CartRemoveForm;
};
export type RestoreCartLineApiResponse =
  /** status 200 Restored unchanged, or an error */ Outcome;
export type RestoreCartLineApiArg = {
  cartKeyForm: CartKeyForm;
};
export type SaveCartLineApiResponse =
  /** status 200 Moved, or an error */ Outcome;
export type SaveCartLineApiArg = {
  cartKeyForm: CartKeyForm;
};
export type GetSavedLinesApiResponse =
  /** status 200 Lines saved for later */ SavedLines;
export type GetSavedLinesApiArg = void;
export type MoveSavedLineApiResponse =
  /** status 200 Moved, or an error */ Outcome;
export type MoveSavedLineApiArg = {
  cartKeyForm: CartKeyForm;
};
export type RemoveSavedLineApiResponse =
  /** status 200 Removed, or an error */ Outcome;
export type RemoveSavedLineApiArg = {
  cartKeyForm: CartKeyForm;
};
export type ApplyCouponApiResponse =
  /** status 200 Applied, or an error */ Outcome;
export type ApplyCouponApiArg = {
  couponForm: CouponForm;
};
export type RemoveCouponApiResponse = /** status 200 Removed */ Outcome;
export type RemoveCouponApiArg = {
  emptyForm: EmptyForm;
};
export type GetWishlistApiResponse = /** status 200 Wishlist */ Wishlist;
export type GetWishlistApiArg = void;
export type AddToWishlistApiResponse =
  /** status 200 Added, an error, or a redirect */ WishlistOutcome;
export type AddToWishlistApiArg = {
  wishlistForm: WishlistForm;
};
export type RemoveFromWishlistApiResponse =
  /** status 200 Removed, or an error */ Outcome;
export type RemoveFromWishlistApiArg = {
  wishlistForm: WishlistForm;
};
export type GetLoginStatusApiResponse =
  /** status 200 Sign-in state */ LoginStatus;
export type GetLoginStatusApiArg = void;
export type LoginApiResponse =
  /** status 200 Customer, or an error */ LoginAnswer;
export type LoginApiArg = {
  loginForm: LoginForm;
};
export type LogoutApiResponse = /** status 200 Signed out */ SignOutAnswer;
export type LogoutApiArg = void;
export type GetRegistrationFieldsApiResponse =
  /** status 200 Fields in display order */ RegistrationFields;
export type GetRegistrationFieldsApiArg = void;
export type RegisterApiResponse =
  /** status 200 Registered, or errors by field */ FormOutcome;
export type RegisterApiArg = {
  registrationForm: RegistrationForm;
};
export type GetAccountSuccessApiResponse = /** status 200 Text */ Outcome;
export type GetAccountSuccessApiArg = void;
export type VerifyEmailApiResponse =
  /** status 200 Confirmed, or an error */ VerifyOutcome;
export type VerifyEmailApiArg = {
  verifyForm: VerifyForm;
};
export type ResendVerificationApiResponse =
  /** status 200 Accepted */ FormOutcome;
export type ResendVerificationApiArg = {
  emailForm: EmailForm;
};
export type ResetPasswordApiResponse =
  /** status 200 Accepted, or errors by field */ ResetOutcome;
export type ResetPasswordApiArg = {
  resetForm: ResetForm;
};
export type SearchProductsApiResponse =
  /** status 200 One page of matching products */ SearchAnswer;
export type SearchProductsApiArg = {
  searchForm: SearchForm;
};
export type SuggestApiResponse = /** status 200 Suggestions */ SuggestAnswer;
export type SuggestApiArg = {
  /** Partial search term */
  search: string;
};
export type GetProductApiResponse =
  /** status 200 Product; only `error` if not found */ Product;
export type GetProductApiArg = {
  /** Handle; takes precedence over `product_id` */
  productSlug?: string;
  /** Product id */
  productId?: string;
};
export type ListRelatedProductsApiResponse =
  /** status 200 Product cards; may be empty */ ProductList;
export type ListRelatedProductsApiArg = {
  /** Product id */
  productId: string;
  /** Maximum number of results */
  limit?: number;
};
export type ListRecentlyViewedApiResponse =
  /** status 200 Product cards; may be empty */ ProductList;
export type ListRecentlyViewedApiArg = {
  /** Product id */
  productId: string;
  /** Maximum number of results */
  limit?: number;
};
export type ListPopularProductsApiResponse =
  /** status 200 Product cards; may be empty */ ProductList;
export type ListPopularProductsApiArg = void;
export type ListProductReviewsApiResponse =
  /** status 200 One page of reviews */ ReviewList;
export type ListProductReviewsApiArg = {
  /** Product id */
  productId: string;
  /** Page number, from 1 */
  page?: number;
};
export type ListAllReviewsApiResponse =
  /** status 200 One page of reviews */ ReviewList;
export type ListAllReviewsApiArg = {
  /** Product id; omit for all products */
  productId?: string;
  /** Page number, from 1 */
  page?: number;
  /** Maximum number of results */
  limit?: number;
};
export type RequestStockAlertApiResponse =
  /** status 200 Registered, or errors by field */ FormOutcome;
export type RequestStockAlertApiArg = {
  stockAlertForm: StockAlertForm;
};
export type CancelStockAlertsApiResponse =
  /** status 200 Success, or an error */ Outcome;
export type CancelStockAlertsApiArg = {
  verifyForm: VerifyForm;
};
export type WriteReviewApiResponse =
  /** status 200 Accepted, or an error */ Outcome;
export type WriteReviewApiArg = {
  reviewForm: ReviewForm;
};
export type ListHeldReviewsApiResponse =
  /** status 200 One page of reviews */ ReviewList;
export type ListHeldReviewsApiArg = void;
export type ApproveReviewApiResponse =
  /** status 200 Approved, or an error */ Outcome;
export type ApproveReviewApiArg = {
  reviewKeyForm: ReviewKeyForm;
};
export type RejectReviewApiResponse =
  /** status 200 Deleted, or an error */ Outcome;
export type RejectReviewApiArg = {
  reviewKeyForm: ReviewKeyForm;
};
export type GetRecordingApiResponse =
  /** status 200 Recording, or an error */ RecordingAnswer;
export type GetRecordingApiArg = {
  /** Code given to the customer, case-insensitive */
  code: string;
};
export type SendRecordingApiResponse =
  /** status 200 Stored, or an error */ RecordingOutcome;
export type SendRecordingApiArg = {
  recordingForm: RecordingForm;
};
export type SendVitalsApiResponse = /** status 200 Recorded */ Outcome;
export type SendVitalsApiArg = {
  vitalsForm: VitalsForm;
};
export type ListDeliveryMethodsApiResponse =
  /** status 200 Methods in display order, or errors by field */ DeliveryAnswer;
export type ListDeliveryMethodsApiArg = {
  /** Country id from the country list */
  countryId?: string;
  /** Zone id; required if only some zones are served */
  zoneId?: string;
  /** Postcode as typed */
  postcode?: string;
};
export type ListPaymentMethodsApiResponse =
  /** status 200 Methods in display order */ PaymentMethodsAnswer;
export type ListPaymentMethodsApiArg = void;
export type ReviewOrderApiResponse =
  /** status 200 Review, or form errors by field */ CheckoutReview;
export type ReviewOrderApiArg = {
  checkoutForm: CheckoutForm;
};
export type PlaceOrderApiResponse =
  /** status 200 Order; or changes or errors, in which case no order is placed */ PlaceOrderAnswer;
export type PlaceOrderApiArg = {
  orderForm: OrderForm;
};
export type RetryPaymentApiResponse =
  /** status 200 Current payment state, or an error */ RetryPaymentAnswer;
export type RetryPaymentApiArg = {
  retryPaymentForm: RetryPaymentForm;
};
export type OpenPaymentApiResponse =
  /** status 200 Payment page, or an error */ OpenPaymentAnswer;
export type OpenPaymentApiArg = {
  orderKeyForm: OrderKeyForm;
};
export type CheckPaymentApiResponse =
  /** status 200 Payment state, or an error */ RetryPaymentAnswer;
export type CheckPaymentApiArg = {
  orderKeyForm: OrderKeyForm;
};
export type GetOrderApiResponse =
  /** status 200 Order; `error` if not found or not accessible */ Order;
export type GetOrderApiArg = {
  /** Order number */
  number: string;
  /** Secret of a guest order; without it the order must belong to the customer */
  secret?: string;
};
export type ListOrdersApiResponse =
  /** status 200 One page of orders; empty for guests */ OrderList;
export type ListOrdersApiArg = {
  /** Page number, from 1 */
  page?: number;
  /** Maximum number of results */
  limit?: number;
};
export type CancelOrderApiResponse =
  /** status 200 Cancelled, or an error */ Outcome;
export type CancelOrderApiArg = {
  orderKeyForm: OrderKeyForm;
};
export type ReorderApiResponse =
  /** status 200 Added and unavailable products; an error if nothing could be added */ ReorderAnswer;
export type ReorderApiArg = {
  orderKeyForm: OrderKeyForm;
};
export type GetLanguageTextsApiResponse =
  /** status 200 Messages by id, compiled or plain */ LanguageTexts;
export type GetLanguageTextsApiArg = {
  /** Language code */
  code: "en" | "fr";
};
export type ListCollectionsApiResponse =
  /** status 200 Collections */ CollectionList;
export type ListCollectionsApiArg = void;
export type GetHomeContentApiResponse =
  /** status 200 Banners in display order */ HomeContent;
export type GetHomeContentApiArg = void;
export type GetContentPageApiResponse =
  /** status 200 Page, or an error */ ContentPage;
export type GetContentPageApiArg = {
  /** Page handle */
  handle: string;
};
export type SendContactMessageApiResponse =
  /** status 200 Accepted, or errors by field */ FormOutcome;
export type SendContactMessageApiArg = {
  contactForm: ContactForm;
};
export type ListBlogPostsApiResponse =
  /** status 200 One page of posts */ BlogList;
export type ListBlogPostsApiArg = {
  /** Page number, from 1 */
  page?: number;
  /** Maximum number of results */
  limit?: number;
  /** Tag handle to filter by; omit for all posts */
  tag?: string;
};
export type GetBlogPostApiResponse =
  /** status 200 Post, or an error */ BlogPost;
export type GetBlogPostApiArg = {
  /** Post handle */
  handle: string;
};
export type LogoutEverywhereApiResponse =
  /** status 200 Success, or an error */ SignOutAnswer;
export type LogoutEverywhereApiArg = {
  emptyForm: EmptyForm;
};
export type GetProfileApiResponse =
  /** status 200 Profile; only `error` if not signed in */ ProfileAnswer;
export type GetProfileApiArg = void;
export type SaveProfileApiResponse =
  /** status 200 Saved, or errors by field */ FormOutcome;
export type SaveProfileApiArg = {
  profileForm: ProfileForm;
};
export type ChangePasswordApiResponse =
  /** status 200 Changed, or errors by field */ FormOutcome;
export type ChangePasswordApiArg = {
  passwordForm: PasswordForm;
};
export type ListAddressesApiResponse =
  /** status 200 Addresses; only `error` if not signed in */ AddressList;
export type ListAddressesApiArg = void;
export type SaveAddressApiResponse =
  /** status 200 Saved, or errors by field */ AddressOutcome;
export type SaveAddressApiArg = {
  addressForm: AddressForm;
};
export type RemoveAddressApiResponse =
  /** status 200 Success, or an error */ Outcome;
export type RemoveAddressApiArg = {
  addressKeyForm: AddressKeyForm;
};
export type SetDefaultAddressApiResponse =
  /** status 200 Success, or an error */ Outcome;
export type SetDefaultAddressApiArg = {
  addressKeyForm: AddressKeyForm;
};
export type GetAvoidListApiResponse =
  /** status 200 Allergens; only `error` if not signed in */ AvoidAnswer;
export type GetAvoidListApiArg = void;
export type SaveAvoidListApiResponse =
  /** status 200 Success, or an error */ Outcome;
export type SaveAvoidListApiArg = {
  avoidForm: AvoidForm;
};
export type ExportAccountApiResponse =
  /** status 200 Exported data; only `error` if not signed in */ AccountExport;
export type ExportAccountApiArg = void;
export type DeleteAccountApiResponse =
  /** status 200 Success, or an error */ SignOutAnswer;
export type DeleteAccountApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type ListSessionsApiResponse =
  /** status 200 Sessions; only `error` if not signed in */ OwnSessionList;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse =
  /** status 200 Success, or an error */ Outcome;
export type EndSessionApiArg = {
  sessionKeyForm: SessionKeyForm;
};
export type EndOtherSessionsApiResponse =
  /** status 200 Success, or an error */ Outcome;
export type EndOtherSessionsApiArg = {
  emptyForm: EmptyForm;
};
export type ListPasskeysApiResponse =
  /** status 200 Passkeys; only `error` if not signed in */ PasskeyList;
export type ListPasskeysApiArg = void;
export type GetPasskeyRegistrationOptionsApiResponse =
  /** status 200 Success, or an error */ PasskeyOptions;
export type GetPasskeyRegistrationOptionsApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type RegisterPasskeyApiResponse =
  /** status 200 Success, or an error */ FormOutcome;
export type RegisterPasskeyApiArg = {
  passkeyForm: PasskeyForm;
};
export type GetPasskeyLoginOptionsApiResponse =
  /** status 200 Success, or an error */ PasskeyOptions;
export type GetPasskeyLoginOptionsApiArg = {
  emptyForm: EmptyForm;
};
export type LoginWithPasskeyApiResponse =
  /** status 200 Customer, or an error */ LoginAnswer;
export type LoginWithPasskeyApiArg = {
  passkeyLoginForm: PasskeyLoginForm;
};
export type RemovePasskeyApiResponse =
  /** status 200 Success, or an error */ FormOutcome;
export type RemovePasskeyApiArg = {
  passkeyKeyForm: PasskeyKeyForm;
};
export type GetSecondFactorApiResponse =
  /** status 200 Two-factor state; only `error` if not signed in */ SecondFactor;
export type GetSecondFactorApiArg = void;
export type StartSecondFactorApiResponse =
  /** status 200 Success, or an error */ SecondFactorSecrets;
export type StartSecondFactorApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200 Success, or an error */ FormOutcome;
export type ConfirmSecondFactorApiArg = {
  secondFactorForm: SecondFactorForm;
};
export type RemoveSecondFactorApiResponse =
  /** status 200 Success, or an error */ FormOutcome;
export type RemoveSecondFactorApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 Success, or an error */ SecondFactorSecrets;
export type RenewRecoveryCodesApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type MenuItem = {
  /** Translation key; shown as is if untranslated */
  title: string;
  /** Click behaviour; defaults to `link` */
  type?: "sub" | "link" | "extLink" | "extTabLink";
  /** For `link`: target `/{handle}` */
  handle?: string;
  /** For `link` without `handle`: target `/{path}`; for external types: full URL */
  path?: string;
  /** Whether to show a badge */
  badge?: boolean;
  /** Badge text */
  badgeText?: string;
  /** Child items, at most three levels */
  children?: MenuItem[];
  /** Whether children are shown in columns */
  megaMenu?: boolean;
  /** Whether a `sub` item is initially open */
  active?: boolean;
  /** Submenu class that sets the column count */
  column?: string;
};
export type MenuAnswer = {
  /** Items in display order */
  menu: MenuItem[];
};
export type Refusal = {
  /** Readable reason in the requested language */
  error: string;
  /** Error id in the shop’s log; only for server errors (500) */
  reference?: string;
};
export type ApiTokenAnswer = {
  /** Token with at least 128 random bits */
  api_token?: string;
};
export type Picture = {
  /** URL with the placeholders {width} and {format} */
  url: string;
  /** Available widths in pixels, ascending */
  widths: number[];
  /** Available formats, smallest first; the last is supported everywhere */
  formats: string[];
  /** Width of the aspect ratio */
  width: number;
  /** Height of the aspect ratio */
  height: number;
  /** Alternative text */
  alt: string;
  /** Average colour as #rrggbb, shown while loading */
  color: string;
};
export type FooterService = {
  /** Icon */
  name: "shipping" | "support" | "checkout";
  /** Short title, such as Free shipping */
  title: string;
  /** Text below the title; may be empty */
  text: string;
};
export type FooterLink = {
  /** Link text */
  title: string;
  /** Path in the shop, or an external URL */
  path: string;
};
export type Footer = {
  /** About text; empty if none */
  about_text: string;
  /** Path of the about page; empty if none */
  about_link: string;
  /** Text next to the contact options */
  chat_text: string;
  /** Design credit */
  credit: string;
  /** In display order; empty hides the section */
  services: FooterService[];
  /** In display order; empty hides the section */
  links: FooterLink[];
};
export type Config = {
  /** Site title */
  meta_title?: string;
  /** Site description */
  meta_description?: string;
  /** Site keywords, comma-separated */
  meta_keyword?: string;
  /** Ratings are shown if 1, "1" or true */
  review_status?: any;
  /** The quick-view button is shown if 1, "1" or true */
  quickview_status?: any;
  /** Mailing-list provider URL for the newsletter form; the form is hidden if absent */
  newsletter_action?: string;
  /** Store name */
  store_name?: string;
  store_logo?: Picture;
  /** Telephone number in international format */
  store_phone?: string;
  /** Store email address */
  store_email?: string;
  /** Postal address as HTML */
  store_address?: string;
  /** Facebook URL */
  social_facebook?: string;
  /** Instagram URL */
  social_instagram?: string;
  /** YouTube URL */
  social_youtube?: string;
  /** Whether tax is added to the prices at checkout */
  adds_tax?: boolean;
  /** Whether the checkout asks for a tax number */
  asks_tax_number?: boolean;
  footer?: Footer;
  [key: string]: any;
};
export type Currency = {
  /** ISO 4217 code */
  code: string;
  /** Symbol before the amount */
  symbol: string;
  /** Units of this currency per unit of the store’s currency */
  value: number;
  /** Decimal places shown */
  decimal: number;
};
export type CurrencyAnswer = {
  /** In display order */
  currencies: Currency[];
  /** Code of the current currency, or the currency object */
  currency: string | Currency;
  /** Code of the currency that prices in responses are in; INR if absent */
  store_currency?: string;
};
export type Outcome = {
  /** 1 on success */
  status?: number;
  /** Message for the customer */
  success?: string;
  /** Message for the customer */
  error?: string;
  /** Seconds to wait after too many attempts */
  retry_after?: number;
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
  /** Country code, hyphen, zone code */
  zone_id: string;
  /** Zone name */
  name: string;
};
export type PostcodeDemand = "required" | "optional" | "none";
export type CountryWithZones = {
  /** ISO 3166-1 alpha-2 code */
  country_id?: string;
  /** English name */
  name?: string;
  /** Sorted by name; empty if addresses have no zone */
  zone: Zone[];
  /** Local term for zones */
  zone_kind?:
    | "region"
    | "state"
    | "province"
    | "county"
    | "emirate"
    | "prefecture"
    | "district";
  /** Whether an address requires a zone */
  zone_required?: boolean;
  postcode?: PostcodeDemand;
  /** Local address format of the lines after the street */
  place_order?: ("city" | "postcode" | "zone")[];
};
export type CartOption = {
  /** Option name */
  name: string;
  /** Selected value name, or entered text */
  value: string;
};
export type Amount = number | string;
export type Allergen =
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
  | "molluscs";
export type UnitPrice = {
  /** Amount in the store’s currency */
  price: number;
  /** Reference amount in `measure` */
  per: number;
  /** Unit of the reference amount */
  measure: "kg" | "g" | "l" | "ml" | "piece";
  /** Content of one sold unit, in `measure` */
  content?: number;
};
export type WeightStep = number;
export type CartItem = {
  /** Line id; `key` of edit and remove */
  cart_item_id: string;
  /** Product id */
  product_id?: string;
  /** URL slug: /shop/{handle} */
  handle: string;
  /** Image URL */
  image: string;
  /** Name */
  name: string;
  /** Selected options */
  option: CartOption[];
  /** Quantity */
  quantity: number;
  /** Unit price including options */
  price: Amount;
  /** Unit sale price including options; 0 if none */
  special: Amount;
  /** Line total */
  total: Amount;
  /** Unit price in the store’s currency, including options, at the last add or edit, which accepts price changes; absent if unknown */
  added_price?: number;
  /** Maximum quantity: stock minus other cart lines of the product; 0 if below the minimum */
  available?: number;
  /** Contained allergens among the 14 of EU regulation 1169/2011; null if unknown */
  allergens?: Allergen[] | null;
  /** Possible traces, among the 14 allergens */
  may_contain?: Allergen[];
  unit_price?: UnitPrice;
  weight_step?: WeightStep;
  picture?: Picture;
};
export type TotalLine = {
  /** Code; `total` is the amount due, and each tax has its own `tax` line */
  code: string;
  /** Label in the requested language */
  title?: string;
  /** Amount, formatted in the session’s or the order’s currency */
  text: string;
};
export type Cart = {
  /** Oldest line first */
  products: CartItem[];
  /** In display order */
  totals: TotalLine[];
};
export type CartAddAnswer = {
  /** '1' on success */
  status?: string;
  /** Units in the cart after the add */
  count?: number;
  /** Message, or an object with `option` mapping option ids to messages */
  error?:
    | string
    | {
        /** Messages by option id */
        option?: {
          [key: string]: string;
        };
      };
};
export type CartAddForm = {
  /** Product id */
  product_id: string;
  /** Quantity to add */
  quantity: number;
  /** Selected values by option id (`option[12]=34`, `option[12][]=34`), or the object as JSON */
  option?:
    | string
    | {
        [key: string]: string | string[];
      };
};
export type CartEditForm = {
  /** cart_item_id of the line */
  key: string;
  /** New quantity */
  quantity: number;
};
export type CartRemoveForm = {
  /** cart_item_id of the line */
  key: string;
};
export type CartKeyForm = {
  /** cart_item_id of the line; unchanged when the line is moved */
  key: string;
};
export type SavedLines = {
  /** Latest first */
  products: CartItem[];
};
export type CouponForm = {
  /** Code as typed; may be empty */
  coupon?: string;
};
export type EmptyForm = {};
export type OptionValue = {
  /** Id sent when selected */
  product_option_value_id: string;
  /** Value name */
  name: string;
  /** Surcharge added to the price */
  price: Amount;
  /** Whether selected by default on cards */
  isdefault: boolean;
  picture?: Picture;
};
export type ProductOption = {
  /** Option id, used as the form key */
  product_option_id: string;
  /** Label */
  name: string;
  /** Field type */
  type: "select" | "radio" | "checkbox" | "image" | "text";
  /** Whether a value is required */
  required: boolean;
  /** Default value id or text; empty if none */
  value: string;
  /** Values in display order; empty for text */
  product_option_value: OptionValue[];
};
export type ProductVariant = {
  /** Id for back-in-stock emails */
  variant_id: string;
  /** Option value ids, one for each option that chooses a variant */
  values: string[];
  /** Price without other options */
  price: Amount;
  /** Sale price without other options; 0 if none */
  special: Amount;
  /** Units available; 0 if below the minimum */
  stock: number;
  /** Empty if none */
  sku?: string;
  /** Empty if none */
  barcode?: string;
  unit_price?: UnitPrice;
  weight_step?: WeightStep;
};
export type ProductCard = {
  /** Id */
  product_id: string;
  /** URL slug: /shop/{handle} */
  handle: string;
  /** Name */
  name: string;
  /** Image URL */
  thumb: string;
  /** Price without options */
  price: Amount;
  /** Sale price without options; 0 if none */
  special: Amount;
  /** Minimum order quantity */
  minimum: number;
  /** Average rating from 1 to 5; 0 if none */
  rating: number;
  /** Number of reviews */
  review_count?: number;
  /** Units available; 0 if below the minimum */
  stock?: number;
  /** In display order */
  options: ProductOption[];
  /** Cheapest first; absent for products without variants */
  variants?: ProductVariant[];
  unit_price?: UnitPrice;
  weight_step?: WeightStep;
  picture?: Picture;
};
export type WishlistItem = {
  /** Product id */
  product_id: string;
  /** Product card data, so that one request fills the page */
  product?: ProductCard;
};
export type Wishlist = {
  /** Latest first */
  products: WishlistItem[];
};
export type WishlistOutcome = {
  /** 1 on success */
  status?: number;
  /** Message for the customer */
  error?: string;
  /** Redirect path; takes precedence */
  redirect?: string;
};
export type WishlistForm = {
  /** Product id */
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
  /** Email address */
  email: string;
};
export type LoginAnswer = {
  /** 1 on success */
  status?: number;
  /** Replaces the current token */
  api_token?: string;
  customer?: Customer;
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait after too many attempts */
  retry_after?: number;
  /** Whether the email address must be confirmed first */
  unverified?: boolean;
  /** Whether the password is correct and a two-factor code is required */
  second_factor?: boolean;
};
export type LoginForm = {
  /** Email address */
  email: string;
  /** Password */
  password: string;
  /** Two-factor code or recovery code; required if two-factor authentication is enabled */
  code?: string;
};
export type SignOutAnswer = {
  /** 1 on success */
  status?: number;
  /** Message for the customer */
  success?: string;
  /** Token of the new guest session */
  api_token?: string;
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait after too many attempts */
  retry_after?: number;
};
export type RegistrationField = {
  /** Field name of the registration form */
  name: string;
  /** Whether the field is required */
  required: boolean;
};
export type RegistrationFields = {
  /** In display order */
  fields?: RegistrationField[];
};
export type FormOutcome = {
  /** 1 on success */
  status?: number;
  /** Message for the customer */
  success?: string;
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait after too many attempts */
  retry_after?: number;
};
export type RegistrationForm = {
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Email address */
  email: string;
  /** Telephone number */
  telephone: string;
  /** ISO 3166-1 alpha-2 code; may be empty */
  country_id?: string;
  /** Zone id; may be empty */
  zone_id?: string;
  /** Password */
  password: string;
};
export type VerifyOutcome = {
  /** 1 on success */
  status?: number;
  /** Message for the customer */
  success?: string;
  /** Message for the customer */
  error?: string;
  /** Seconds to wait before the next attempt */
  retry_after?: number;
  /** Whether `password` is missing or wrong; the code stays valid */
  password_needed?: boolean;
};
export type VerifyForm = {
  /** Code from the emailed link */
  code: string;
  /** Registration password; required in a session other than the registering one */
  password?: string;
};
export type EmailForm = {
  /** Email address */
  email: string;
};
export type Passkey = {
  /** Id */
  passkey_id: string;
  /** Name chosen by the customer */
  name: string;
  /** Time of creation */
  created_at: string;
  /** Last use in UTC; empty if never used */
  last_used_at: string;
};
export type ResetOutcome = {
  /** 1 on success */
  status?: number;
  /** Message for the customer */
  success?: string;
  /** Remaining passkeys, oldest first; customers should remove unknown ones */
  passkeys?: Passkey[];
  /** When two-factor authentication was enabled; absent if disabled */
  second_factor_since?: string;
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait after too many attempts */
  retry_after?: number;
};
export type ResetForm = {
  /** Email address, to request a link */
  email?: string;
  /** Code from the emailed link */
  code?: string;
  /** New password, sent with the code */
  password?: string;
};
export type CategoryFacet = {
  /** Filter value */
  handle: string;
  /** Name */
  name: string;
  /** Matches in the collection */
  count: number;
};
export type DietMark = "vegetarian" | "vegan" | "organic";
export type Facets = {
  /** Collections by number of matches; counts apply the other filters and are limited like `total` */
  categories: CategoryFacet[];
  /** Price range in the store’s currency with the other filters applied; absent without matches */
  price?: {
    /** Lowest */
    min: number;
    /** Highest */
    max: number;
  };
  /** Diet marks of the matches; counts apply all filters */
  marks?: {
    value: DietMark;
    /** Matches with this diet mark */
    count: number;
  }[];
  /** Allergens in the matches; counts apply all filters */
  without?: {
    value: Allergen;
    /** Matches free from this allergen */
    count: number;
  }[];
  /** Matches in stock with the other filters applied */
  in_stock?: number;
  /** Minimum ratings, highest first; counts apply the other filters */
  ratings?: {
    /** Minimum rating */
    value: number;
    /** Matches with at least this rating */
    count: number;
  }[];
};
export type SearchAnswer = {
  /** Best match first */
  products: ProductCard[];
  /** Total matches, up to 10,000; 10,001 means more */
  total: number;
  /** Matches without filters, limited like `total` */
  found?: number;
  /** Page number */
  page?: number;
  /** Products per page */
  limit?: number;
  /** Search term with typos corrected */
  term?: string;
  facets: Facets;
};
export type SearchForm = {
  /** Search term; empty or absent for all */
  search?: string;
  /** Page number, from 1 */
  page?: number;
  /** Product id cursor: the page starts after it, regardless of page number; only without a term */
  after?: string;
  /** Product id cursor: the page ends before it, regardless of page number; only without a term */
  before?: string;
  /** Products per page */
  limit?: number;
  /** Sort order; without a term, relevance is the shop’s own order */
  sort?:
    "relevance" | "newest" | "price_asc" | "price_desc" | "rating" | "name";
  /** Collection handle, or a list of handles to match any */
  category?: string | string[];
  /** Minimum price in the store’s currency, without options; applies to the sale price if set */
  price_min?: number;
  /** Maximum price in the store’s currency */
  price_max?: number;
  /** Only products with all these diet marks */
  mark?: DietMark[];
  /** Only products free from all these allergens; excludes products with possible traces or unknown allergens */
  without?: Allergen[];
  /** 1: only products in stock */
  in_stock?: 0 | 1;
  /** Minimum rating */
  rating?: number;
};
export type SuggestAnswer = {
  /** Search term with typos corrected */
  term: string;
  /** Best match first */
  products: ProductCard[];
  /** Collections matching by name, then those most frequent in the first thousand matches */
  collections: CategoryFacet[];
};
export type Nutrition = {
  /** Energy in kJ */
  energy_kj?: number;
  /** Energy in kcal */
  energy_kcal?: number;
  /** Fat in g */
  fat?: number;
  /** Of which saturates in g */
  saturates?: number;
  /** Of which trans fat in g */
  trans_fat?: number;
  /** Of which monounsaturates in g */
  monounsaturates?: number;
  /** Of which polyunsaturates in g */
  polyunsaturates?: number;
  /** Cholesterol in mg */
  cholesterol_mg?: number;
  /** Carbohydrate in g */
  carbohydrate?: number;
  /** Of which sugars in g */
  sugars?: number;
  /** Of which added sugars in g */
  added_sugars?: number;
  /** Of which polyols in g */
  polyols?: number;
  /** Of which starch in g */
  starch?: number;
  /** Fibre in g */
  fibre?: number;
  /** Protein in g */
  protein?: number;
  /** Salt in g */
  salt?: number;
  /** Sodium in mg */
  sodium_mg?: number;
  /** Unit of the 100; absent if unknown */
  per?: "g" | "ml";
  /** Whether amounts are shown as labelled (India); otherwise rounded by EU rules */
  as_on_label?: boolean;
};
export type CollectionLink = {
  /** URL slug: /shop/collection/{handle} */
  handle: string;
  /** Name */
  name: string;
};
export type Product = {
  /** Error message */
  error?: string;
  /** Id */
  product_id?: string;
  /** URL slug: /shop/{handle} */
  handle?: string;
  /** Name */
  name?: string;
  /** Price without options */
  price?: Amount;
  /** Sale price without options; 0 if none */
  special?: Amount;
  /** End of the sale price; absent if open-ended */
  special_until?: string;
  /** Minimum order quantity */
  minimum?: number;
  /** Average rating from 1 to 5; 0 if none */
  rating?: number;
  /** Number of reviews */
  review_count?: number;
  /** Units available */
  stock?: number;
  weight_step?: WeightStep;
  /** Sanitized HTML */
  description?: string;
  /** Image URLs in order */
  images?: string[];
  /** The same images in several sizes */
  pictures?: Picture[];
  /** In display order */
  options?: ProductOption[];
  /** Cheapest first; absent for products without variants */
  variants?: ProductVariant[];
  unit_price?: UnitPrice;
  /** Sanitized HTML, allergens in <strong> */
  ingredients?: string;
  nutrition?: Nutrition;
  /** Contained allergens among the 14 of EU regulation 1169/2011; null if unknown */
  allergens?: Allergen[] | null;
  /** Possible traces, among the 14 allergens */
  may_contain?: Allergen[];
  /** Names of nuts and cereals; empty if none */
  allergen_names?: string;
  /** Diet marks */
  marks?: DietMark[];
  collection?: CollectionLink;
  /** Brand; empty if none */
  brand?: string;
  /** Page title; the product name if empty */
  meta_title?: string;
  /** Page description */
  meta_description?: string;
  /** Keywords, comma-separated */
  meta_keyword?: string;
};
export type ProductList = {
  /** Product cards in order */
  products: ProductCard[];
};
export type Review = {
  /** Id */
  review_id: string;
  /** Product id */
  product_id: string;
  /** Reviewer name */
  name: string;
  /** Plain text */
  text: string;
  /** Rating from 1 to 5 stars */
  rating: number;
  /** Time written, in UTC */
  date: string;
  /** Whether the reviewer bought the product in this shop */
  verified?: boolean;
  /** Shop’s reply in plain text; absent or empty if none */
  reply?: string;
};
export type ReviewList = {
  /** Latest first */
  reviews: Review[];
  /** Total number of reviews */
  total: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars */
  ratings?: number[];
};
export type StockAlertForm = {
  /** Product id */
  product_id: string;
  /** Email address; defaults to the customer’s own */
  email?: string;
};
export type ReviewForm = {
  /** Product id */
  product_id: string;
  /** Display name */
  name: string;
  /** Review text */
  text: string;
  /** Rating from 1 to 5 stars */
  rating: number;
};
export type ReviewKeyForm = {
  /** Review id */
  review_id: string;
};
export type RecordingAnswer = {
  /** 1 if found */
  status?: number;
  /** Recording file as sent */
  recording?: string;
  /** Time sent */
  sent?: string;
  /** Error message */
  error?: string;
  /** Seconds to wait after too many attempts */
  retry_after?: number;
};
export type RecordingOutcome = {
  /** 1 if stored */
  status?: number;
  /** Support code of the recording */
  code?: string;
  /** Message for the customer */
  error?: string;
  /** Seconds to wait after too many attempts */
  retry_after?: number;
};
export type RecordingForm = {
  /** Recording file, redacted by the storefront; JSON format described in docs/support.md */
  recording: string;
};
export type VitalsForm = {
  /** Type of the opened page */
  kind: "home" | "list" | "search" | "product" | "cart" | "checkout" | "other";
  /** Largest Contentful Paint in milliseconds */
  lcp?: number;
  /** Interaction to Next Paint in milliseconds; absent without interaction */
  inp?: number;
  /** Cumulative Layout Shift in thousandths */
  cls?: number;
};
export type DeliverySlot = {
  /** Id */
  slot_id: string;
  /** Start, with the offset of the shop’s time zone */
  starts: string;
  /** End, with the same offset */
  ends: string;
  /** Order deadline, with the same offset */
  cutoff: string;
  /** Remaining capacity in orders; 0 if full */
  left: number;
};
export type DeliveryMethod = {
  /** Id */
  delivery_id: string;
  /** Name */
  name: string;
  /** One plain sentence */
  description: string;
  /** Amount in the store’s currency */
  price: number;
  /** Free-delivery threshold in the store’s currency; absent if delivery is never free */
  free_from?: number;
  /** Available slots, earliest first; absent if the method has none */
  slots?: DeliverySlot[];
};
export type DeliveryAnswer = {
  /** In display order */
  methods: DeliveryMethod[];
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type PaymentMethod = {
  /** Id */
  payment_id: string;
  /** Name */
  name: string;
  /** One plain sentence */
  description: string;
  /** Maximum amount in the store’s currency; absent if unlimited */
  limit?: number;
};
export type PaymentMethodsAnswer = {
  /** In display order */
  methods: PaymentMethod[];
};
export type OrderLine = {
  /** Cart line id; absent once ordered */
  cart_item_id?: string;
  /** Product id; absent if the product is withdrawn */
  product_id?: string;
  /** URL slug: /shop/{handle} */
  handle: string;
  /** Image URL */
  image: string;
  /** Name */
  name: string;
  /** Selected options */
  option: CartOption[];
  /** Quantity */
  quantity: number;
  /** Units packed; absent before packing is finished */
  packed?: number;
  weight_step?: WeightStep;
  /** Weight in grams of goods sold by weight; absent before packing is finished */
  weight?: number;
  /** Name of the substituted line */
  replaces?: string;
  /** Unit price including options */
  price: Amount;
  /** Same amount in the order’s currency and the requested language */
  price_text: string;
  /** Line total */
  total: Amount;
  /** Same amount in the order’s currency */
  total_text: string;
  /** Maximum quantity; absent once ordered */
  available?: number;
  /** Substitution preference */
  substitution: "none" | "similar" | "ask";
};
export type CheckoutChange = {
  /** Change type: line price, stock, discontinued option, coupon, slot, total or other cart lines. A stock, option or slot change blocks the order. */
  code: "price" | "stock" | "option" | "coupon" | "slot" | "total" | "cart";
  /** Affected cart line */
  cart_item_id?: string;
  /** Message for the customer */
  text: string;
  /** Previous amount in the store’s currency */
  seen?: number;
  /** Current amount in the store’s currency, or units for stock */
  now?: number;
};
export type CheckoutReview = {
  /** Oldest first */
  lines?: OrderLine[];
  /** In display order */
  totals?: TotalLine[];
  /** Amount due in the store’s currency */
  total?: number;
  /** Changes since the customer’s last review */
  changes?: CheckoutChange[];
  /** Review id needed to place the order; absent if blocked */
  review_token?: string;
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type CheckoutForm = {
  /** Email address; ignored for customers, who use their account’s address */
  email?: string;
  /** Saved address of the customer, replacing the fields below */
  address_id?: string;
  /** First name */
  firstname?: string;
  /** Last name */
  lastname?: string;
  /** Telephone number */
  telephone?: string;
  /** Street and number */
  address_1?: string;
  /** Address line 2; may be empty */
  address_2?: string;
  /** City */
  city?: string;
  /** Postcode; may be empty if the country has none */
  postcode?: string;
  /** Country id */
  country_id?: string;
  /** Zone id; may be empty if the country has none */
  zone_id?: string;
  /** GSTIN or VAT number; ignored unless the config has `asks_tax_number` */
  tax_number?: string;
  /** Delivery method id */
  delivery_id?: string;
  /** Slot id, if the method has slots */
  slot_id?: string;
  /** Customer note; may have several lines */
  note?: string;
  /** Substitution preference by cart_item_id: none (omit the item), similar, or ask; defaults to none */
  substitution?: {
    [key: string]: string;
  };
  /** Total in the store’s currency last seen by the customer; absent on the first review */
  seen_total?: number;
  /** Unit price in the store’s currency last seen by the customer, by cart_item_id */
  seen_price?: {
    [key: string]: number;
  };
};
export type PaymentInstruction = {
  /** Label */
  title: string;
  /** Value */
  text: string;
};
export type OrderPayment = {
  /** Payment method id */
  payment_id: string;
  /** Payment method name */
  name: string;
  /** due: payable on delivery or by transfer; pending: awaiting the provider; refund_due: cancelled after payment; refunded: money returned; held: amount mismatch under staff review */
  state:
    | "due"
    | "pending"
    | "paid"
    | "failed"
    | "cancelled"
    | "refund_due"
    | "refunded"
    | "held";
  /** Payment instructions, such as bank details; may be empty */
  instructions: PaymentInstruction[];
  /** Whether the payment failed and can be retried */
  can_retry: boolean;
  /** Whether checkout/payment/open returns a payment page; false for other methods and once paid */
  can_open?: boolean;
};
export type PlaceOrderAnswer = {
  /** 1 on success */
  status?: number;
  /** Id */
  order_id?: string;
  /** Order number; also set with the error that the cart is already ordered */
  number?: string;
  /** Number for people, such as 1042 */
  short_number?: string;
  /** Secret for viewing a guest order; absent for customers */
  secret?: string;
  payment?: OrderPayment;
  /** Oldest first */
  lines?: OrderLine[];
  /** In display order */
  totals?: TotalLine[];
  /** Amount due in the store’s currency */
  total?: number;
  /** Changes since the customer’s last review */
  changes?: CheckoutChange[];
  /** Review id needed to place the order; absent if blocked */
  review_token?: string;
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type OrderForm = CheckoutForm & {
  /** Payment method id */
  payment_id?: string;
  /** Id of the review accepted by the customer */
  review_token?: string;
};
export type RetryPaymentAnswer = {
  /** 1 on success */
  status?: number;
  payment?: OrderPayment;
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type RetryPaymentForm = {
  /** Order number */
  number: string;
  /** Secret of a guest order */
  secret?: string;
  /** Payment method id */
  payment_id?: string;
};
export type OpenPaymentAnswer = {
  /** 1 on success */
  status?: number;
  /** Payment page URL */
  url?: string;
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type OrderKeyForm = {
  /** Order number */
  number: string;
  /** Secret of a guest order */
  secret?: string;
};
export type OrderEvent = {
  /** Event */
  status:
    "placed" | "paid" | "packed" | "dispatched" | "delivered" | "cancelled";
  /** Event time, with the offset of the shop’s time zone */
  date: string;
};
export type OrderRefund = {
  /** Amount in the order’s currency */
  amount_text: string;
  /** short: missing items; double: duplicate payment */
  reason: "short" | "cancelled" | "goodwill" | "double";
  /** due until the refund is paid */
  state: "due" | "done";
  /** Time of the decision */
  date: string;
};
export type InvoiceLink = {
  /** Kind of document */
  kind: "invoice" | "credit-note";
  /** Such as 26-27/00001 */
  number: string;
  /** Path of the PDF; it opens without a session */
  path: string;
};
export type OrderAddress = {
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Telephone number */
  telephone: string;
  /** Street and number */
  address_1: string;
  /** Address line 2 */
  address_2: string;
  /** City */
  city: string;
  /** Postcode */
  postcode: string;
  /** Country id from the country list */
  country_id: string;
  /** Country name */
  country: string;
  /** Zone id; empty if none */
  zone_id: string;
  /** Zone name; empty if none */
  zone: string;
  /** GSTIN or VAT number of the customer */
  tax_number?: string;
};
export type OrderDelivery = {
  /** Method name */
  name: string;
  /** Slot start; absent if no slot */
  starts?: string;
  /** Slot end */
  ends?: string;
};
export type Order = {
  /** Id */
  order_id?: string;
  /** Order number */
  number?: string;
  /** Number for people, such as 1042 */
  short_number?: string;
  /** Order status */
  status?: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
  /** Time of the order */
  placed?: string;
  /** Oldest first */
  timeline?: OrderEvent[];
  /** Ordered lines, plus substitutions once packing is finished */
  lines?: OrderLine[];
  /** Agreed totals, or totals of the packed order, in the order’s currency and the requested language, in display order */
  totals?: TotalLine[];
  /** Amount due in the store’s currency */
  total?: number;
  /** Oldest first */
  refunds?: OrderRefund[];
  /** Invoice and credit notes, oldest first; empty before dispatch */
  invoices?: InvoiceLink[];
  /** Email address */
  email?: string;
  address?: OrderAddress;
  delivery?: OrderDelivery;
  payment?: OrderPayment;
  /** Customer note */
  note?: string;
  /** Whether the order can be cancelled */
  can_cancel?: boolean;
  /** Whether any product is still sold */
  can_reorder?: boolean;
  /** Message for the customer; no other field is set */
  error?: string;
};
export type OrderSummary = {
  /** Id */
  order_id: string;
  /** Order number */
  number: string;
  /** Number for people, such as 1042 */
  short_number?: string;
  /** Order status */
  status: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
  /** Time of the order */
  placed: string;
  /** Total units */
  units: number;
  /** Amount due in the store’s currency */
  total: number;
  /** Same amount in the order’s currency */
  total_text: string;
  /** As in OrderPayment */
  payment_state:
    | "due"
    | "pending"
    | "paid"
    | "failed"
    | "cancelled"
    | "refund_due"
    | "refunded"
    | "held";
};
export type OrderList = {
  /** Latest first */
  orders: OrderSummary[];
  /** Total number of orders */
  total: number;
  /** Page number */
  page: number;
  /** Orders per page */
  limit: number;
};
export type MissingItem = {
  /** Product name */
  name: string;
  /** Why the product is missing or its quantity is reduced */
  text: string;
};
export type ReorderAnswer = {
  /** 1 on success */
  status?: number;
  /** Units in the cart after the reorder */
  count?: number;
  /** Products not added, or added only in part */
  missing?: MissingItem[];
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type LanguageTexts = {
  [key: string]: any;
};
export type Collection = {
  /** URL slug: /shop/collection/{handle} */
  handle: string;
  /** Name */
  name: string;
  /** Plain text */
  description: string;
  /** Number of products */
  product_count: number;
  picture?: Picture;
};
export type CollectionList = {
  /** In display order */
  collections: Collection[];
};
export type Banner = {
  /** Heading */
  title: string;
  /** One or two plain sentences */
  text: string;
  /** Path in the shop */
  link: string;
  /** Link text */
  link_text: string;
  picture: Picture;
};
export type HomeCard = {
  /** Heading */
  title: string;
  /** One plain sentence */
  text: string;
  /** Path in the shop */
  link: string;
  picture: Picture;
};
export type ContentBlock = {
  /** Sanitized HTML */
  title: string;
  /** Sanitized HTML */
  content: string;
  picture?: Picture;
  /** Image on the left; on the right if false or absent */
  imageLeft?: boolean;
  /** Whether to link to the about page */
  seeMore?: boolean;
};
export type HomeStory = {
  /** Short text above the title */
  overline?: string;
  /** Heading */
  title: string;
  /** Plain text; empty lines separate paragraphs */
  text: string;
  /** Path in the shop; empty if none */
  link?: string;
  /** Link text */
  link_text?: string;
  /** Image URL; empty if none */
  image?: string;
  /** Alternative text of the image */
  alt?: string;
};
export type Award = {
  /** Title of the award or press mention */
  title: string;
  /** Thumbnail URL, 150 × 180 pixels */
  thumb: string;
  /** URL of the large image, opened if there is no link */
  popup?: string;
  /** Link or video URL; empty if none */
  link?: string;
  /** Link type */
  link_type?: "link" | "ytvideo";
};
export type Certificate = {
  /** Certification name */
  title: string;
  /** One plain sentence */
  text: string;
  /** Image URL */
  image: string;
};
export type Testimonial = {
  /** Author name */
  name: string;
  /** Author’s place of residence */
  place: string;
  /** Testimonial in plain text */
  text: string;
  /** Rating in stars */
  rating: number;
};
export type HomeContent = {
  /** In display order */
  banners: Banner[];
  /** Cooking essentials */
  ingredients?: HomeCard[];
  /** Gift and sample boxes */
  boxes?: HomeCard[];
  content_block?: ContentBlock;
  /** Shop stories in display order */
  stories?: HomeStory[];
  /** In display order */
  awards?: Award[];
  /** In display order */
  certificates?: Certificate[];
  /** In display order */
  testimonials?: Testimonial[];
};
export type ContentPage = {
  /** Error message */
  error?: string;
  /** URL slug */
  handle?: string;
  /** Title */
  title?: string;
  /** Introduction of one or two plain sentences */
  lead?: string;
  /** Sanitized HTML */
  html?: string;
  picture?: Picture;
  /** Date of the last change */
  changed?: string;
  /** Meta description */
  meta_description?: string;
  /** Keywords, comma-separated */
  meta_keyword?: string;
};
export type ContactForm = {
  /** Sender name */
  name: string;
  /** Reply-to email address */
  email: string;
  /** Related order number; may be empty */
  order_number?: string;
  /** Multi-line text */
  message: string;
};
export type BlogTag = {
  /** URL slug */
  handle: string;
  /** Name */
  name: string;
  /** Number of posts with this tag */
  count: number;
};
export type BlogCard = {
  /** URL slug */
  handle: string;
  /** Title */
  title: string;
  /** One or two plain sentences */
  summary: string;
  /** Publication date */
  date: string;
  /** Author */
  author: string;
  /** Tags in display order */
  tags: BlogTag[];
  picture?: Picture;
};
export type BlogList = {
  /** Latest first */
  posts: BlogCard[];
  /** Total number of posts */
  total: number;
  /** Page number, from 1 */
  page: number;
  /** Posts per page */
  limit: number;
  /** All blog tags in display order */
  tags: BlogTag[];
};
export type BlogPost = {
  /** Error message */
  error?: string;
  /** URL slug */
  handle?: string;
  /** Title */
  title?: string;
  /** One or two plain sentences */
  summary?: string;
  /** Publication date */
  date?: string;
  /** Author */
  author?: string;
  /** Tags in display order */
  tags?: BlogTag[];
  picture?: Picture;
  /** Sanitized HTML */
  html?: string;
  /** Keywords, comma-separated */
  keywords?: string;
  /** Related products */
  products?: ProductCard[];
};
export type Profile = {
  /** Id */
  customer_id: string;
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Email address */
  email: string;
  /** Telephone number */
  telephone: string;
  /** ISO 3166-1 alpha-2 code; empty if not set */
  country_id: string;
  /** Zone id; empty if not set */
  zone_id: string;
};
export type ProfileAnswer = {
  customer?: Profile;
  /** Message for the customer */
  error?: string;
};
export type ProfileForm = {
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Telephone number */
  telephone: string;
  /** ISO 3166-1 alpha-2 code; may be empty */
  country_id?: string;
  /** Zone id; may be empty */
  zone_id?: string;
};
export type PasswordForm = {
  /** Current password */
  old_password: string;
  /** Password */
  password: string;
};
export type Address = {
  /** Id */
  address_id: string;
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Telephone number; may be empty */
  telephone: string;
  /** Street and number */
  address_1: string;
  /** Address line 2; may be empty */
  address_2: string;
  /** City */
  city: string;
  /** Postcode; empty if the country has none */
  postcode: string;
  /** ISO 3166-1 alpha-2 code */
  country_id: string;
  /** English country name */
  country: string;
  /** Zone id; empty if the country has none */
  zone_id: string;
  /** Zone name */
  zone: string;
  /** Whether this is the default address */
  default: boolean;
};
export type AddressList = {
  /** Default address first */
  addresses?: Address[];
  /** Message for the customer */
  error?: string;
};
export type AddressOutcome = {
  /** 1 on success */
  status?: number;
  /** Message for the customer */
  success?: string;
  /** Address id */
  address_id?: string;
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type AddressForm = {
  /** Id of the address to update; absent or empty to add one */
  address_id?: string;
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Telephone number; may be empty */
  telephone?: string;
  /** Street and number */
  address_1: string;
  /** Address line 2; optional */
  address_2?: string;
  /** City */
  city: string;
  /** Postcode */
  postcode: string;
  /** ISO 3166-1 alpha-2 code */
  country_id: string;
  /** Zone id; required if the country has zones */
  zone_id?: string;
};
export type AddressKeyForm = {
  /** Id */
  address_id: string;
};
export type AvoidAnswer = {
  /** Avoided allergens of the 14 in EU regulation 1169/2011 */
  avoid?: Allergen[];
  /** Message for the customer */
  error?: string;
};
export type AvoidForm = {
  /** None if absent */
  avoid?: (
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
};
export type ExportedLine = {
  /** Product id */
  product_id: string;
  /** Quantity */
  quantity: number;
  /** Selected values by option id, as JSON */
  options: string;
};
export type ExportedSession = {
  /** Start of the session */
  started_at: string;
  /** Last use */
  last_used_at: string;
  /** Browser name; may be empty */
  browser: string;
  /** Operating system or device; may be empty */
  system: string;
};
export type AccountExport = {
  /** Time of creation */
  exported_at?: string;
  customer?: Profile;
  /** When the email address was confirmed */
  registered_at?: string;
  /** Allergens */
  avoid?: string[];
  /** Addresses */
  addresses?: Address[];
  /** Cart lines */
  cart?: ExportedLine[];
  /** Lines saved for later */
  saved?: ExportedLine[];
  /** Orders, latest first */
  orders?: Order[];
  /** Product ids */
  wishlist?: string[];
  /** Product ids */
  recently_viewed?: string[];
  /** Applied coupon code; empty if none */
  coupon?: string;
  /** Passkeys */
  passkeys?: Passkey[];
  /** Time two-factor sign-in was enabled, UTC; empty if off */
  second_factor_since?: string;
  /** Pending back-in-stock requests */
  stock_alerts?: {
    /** Product URL slug */
    handle: string;
    /** Time of the request */
    asked_at: string;
  }[];
  /** Messages sent by contact form, oldest first */
  messages?: {
    /** Sender name */
    name: string;
    /** Reply-to email address */
    email: string;
    /** Related order number; empty if none */
    order_number: string;
    /** Multi-line text */
    message: string;
    /** Time received */
    sent_at: string;
  }[];
  /** Signed-in browsers */
  sessions?: ExportedSession[];
  /** Message for the customer */
  error?: string;
};
export type OwnerProofForm = {
  /** Password; or `credential` */
  password?: string;
  /** Passkey, as for `loginWithPasskey` */
  credential?: string;
};
export type OwnSession = {
  /** Id */
  session_id: string;
  /** Browser name; empty if unknown */
  browser: string;
  /** Operating system or device, such as iPhone; empty if unknown */
  system: string;
  /** Time of sign-in */
  started_at: string;
  /** Last use, accurate to a few minutes */
  last_used_at: string;
  /** Whether this is the current session */
  is_current: boolean;
};
export type OwnSessionList = {
  /** Most recently used first */
  sessions?: OwnSession[];
  /** Message for the customer */
  error?: string;
};
export type SessionKeyForm = {
  /** Id */
  session_id: string;
};
export type PasskeyList = {
  /** Oldest first */
  passkeys?: Passkey[];
  /** Message for the customer */
  error?: string;
};
export type PasskeyOptions = {
  /** 1 on success */
  status?: number;
  /** Web Authentication API options, as JSON */
  options?: {
    [key: string]: any;
  };
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait after too many attempts */
  retry_after?: number;
};
export type PasskeyForm = {
  /** Created credential, as JSON */
  credential: string;
  /** Display name of the passkey */
  name?: string;
};
export type PasskeyLoginForm = {
  /** Signed assertion, as JSON */
  credential: string;
};
export type PasskeyKeyForm = {
  /** Id */
  passkey_id: string;
  /** Password; or `credential` */
  password?: string;
  /** Passkey, as for `loginWithPasskey` */
  credential?: string;
};
export type SecondFactor = {
  /** Whether password sign-in requires a code */
  is_on?: boolean;
  /** When enabled, in UTC; empty if disabled */
  since?: string;
  /** Unused recovery codes */
  recovery_codes_left?: number;
  /** Message for the customer */
  error?: string;
};
export type SecondFactorSecrets = {
  /** 1 on success */
  status?: number;
  /** `otpauth:` URI with the secret for an authenticator app */
  secret?: string;
  /** Single-use recovery codes, an alternative to authenticator codes */
  recovery_codes?: string[];
  /** Message, or messages by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait after too many attempts */
  retry_after?: number;
};
export type SecondFactorForm = {
  /** Code shown by the authenticator app */
  code: string;
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
  useRestoreCartLineMutation,
  useSaveCartLineMutation,
  useGetSavedLinesQuery,
  useMoveSavedLineMutation,
  useRemoveSavedLineMutation,
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
  useSuggestQuery,
  useGetProductQuery,
  useListRelatedProductsQuery,
  useListRecentlyViewedQuery,
  useListPopularProductsQuery,
  useListProductReviewsQuery,
  useListAllReviewsQuery,
  useRequestStockAlertMutation,
  useCancelStockAlertsMutation,
  useWriteReviewMutation,
  useListHeldReviewsQuery,
  useApproveReviewMutation,
  useRejectReviewMutation,
  useGetRecordingQuery,
  useSendRecordingMutation,
  useSendVitalsMutation,
  useListDeliveryMethodsQuery,
  useListPaymentMethodsQuery,
  useReviewOrderQuery,
  usePlaceOrderMutation,
  useRetryPaymentMutation,
  useOpenPaymentMutation,
  useCheckPaymentMutation,
  useGetOrderQuery,
  useListOrdersQuery,
  useCancelOrderMutation,
  useReorderMutation,
  useGetLanguageTextsQuery,
  useListCollectionsQuery,
  useGetHomeContentQuery,
  useGetContentPageQuery,
  useSendContactMessageMutation,
  useListBlogPostsQuery,
  useGetBlogPostQuery,
  useLogoutEverywhereMutation,
  useGetProfileQuery,
  useSaveProfileMutation,
  useChangePasswordMutation,
  useListAddressesQuery,
  useSaveAddressMutation,
  useRemoveAddressMutation,
  useSetDefaultAddressMutation,
  useGetAvoidListQuery,
  useSaveAvoidListMutation,
  useExportAccountQuery,
  useDeleteAccountMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListPasskeysQuery,
  useGetPasskeyRegistrationOptionsMutation,
  useRegisterPasskeyMutation,
  useGetPasskeyLoginOptionsMutation,
  useLoginWithPasskeyMutation,
  useRemovePasskeyMutation,
  useGetSecondFactorQuery,
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} = injectedRtkApi;
