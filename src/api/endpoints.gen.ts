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
      notifyTestPayment: build.mutation<
        NotifyTestPaymentApiResponse | undefined,
        NotifyTestPaymentApiArg
      >({
        query: (queryArg) => ({
          url: `/payment/test/notify`,
          method: "POST",
          body: queryArg.paymentNoticeForm,
        }),
        invalidatesTags: ["Order"],
      }),
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
  /** Of an add that may be sent again later; other writes are given theirs as they are sent */
  "Idempotency-Key"?: string;
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
export type RestoreCartLineApiResponse =
  /** status 200 Put back as it was, or why not */ Outcome;
export type RestoreCartLineApiArg = {
  cartKeyForm: CartKeyForm;
};
export type SaveCartLineApiResponse =
  /** status 200 Moved, or why not */ Outcome;
export type SaveCartLineApiArg = {
  cartKeyForm: CartKeyForm;
};
export type GetSavedLinesApiResponse =
  /** status 200 Lines saved for later */ SavedLines;
export type GetSavedLinesApiArg = void;
export type MoveSavedLineApiResponse =
  /** status 200 Moved, or why not */ Outcome;
export type MoveSavedLineApiArg = {
  cartKeyForm: CartKeyForm;
};
export type RemoveSavedLineApiResponse =
  /** status 200 Removed, or why not */ Outcome;
export type RemoveSavedLineApiArg = {
  cartKeyForm: CartKeyForm;
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
export type LogoutApiResponse = /** status 200 Signed out */ SignOutAnswer;
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
  /** status 200 Confirmed, or why not */ VerifyOutcome;
export type VerifyEmailApiArg = {
  verifyForm: VerifyForm;
};
export type ResendVerificationApiResponse =
  /** status 200 Accepted */ FormOutcome;
export type ResendVerificationApiArg = {
  emailForm: EmailForm;
};
export type ResetPasswordApiResponse =
  /** status 200 Accepted, or what is wrong by field */ ResetOutcome;
export type ResetPasswordApiArg = {
  resetForm: ResetForm;
};
export type SearchProductsApiResponse =
  /** status 200 One page of matches */ SearchAnswer;
export type SearchProductsApiArg = {
  searchForm: SearchForm;
};
export type SuggestApiResponse = /** status 200 Suggestions */ SuggestAnswer;
export type SuggestApiArg = {
  /** The term so far */
  search: string;
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
export type RequestStockAlertApiResponse =
  /** status 200 Noted, or what is wrong by field */ FormOutcome;
export type RequestStockAlertApiArg = {
  stockAlertForm: StockAlertForm;
};
export type CancelStockAlertsApiResponse =
  /** status 200 Done, or why not */ Outcome;
export type CancelStockAlertsApiArg = {
  verifyForm: VerifyForm;
};
export type WriteReviewApiResponse =
  /** status 200 Taken, or why not */ Outcome;
export type WriteReviewApiArg = {
  reviewForm: ReviewForm;
};
export type ListHeldReviewsApiResponse =
  /** status 200 One page of reviews */ ReviewList;
export type ListHeldReviewsApiArg = void;
export type ApproveReviewApiResponse =
  /** status 200 Shown, or why not */ Outcome;
export type ApproveReviewApiArg = {
  reviewKeyForm: ReviewKeyForm;
};
export type RejectReviewApiResponse =
  /** status 200 Deleted, or why not */ Outcome;
export type RejectReviewApiArg = {
  reviewKeyForm: ReviewKeyForm;
};
export type GetRecordingApiResponse =
  /** status 200 The recording, or why there is none */ RecordingAnswer;
export type GetRecordingApiArg = {
  /** The code that the shopper was given, in any case */
  code: string;
};
export type SendRecordingApiResponse =
  /** status 200 Kept, or why not */ RecordingOutcome;
export type SendRecordingApiArg = {
  recordingForm: RecordingForm;
};
export type SendVitalsApiResponse = /** status 200 Counted */ Outcome;
export type SendVitalsApiArg = {
  vitalsForm: VitalsForm;
};
export type ListDeliveryMethodsApiResponse =
  /** status 200 Methods in the order shown; or why there are none, by field */ DeliveryAnswer;
export type ListDeliveryMethodsApiArg = {
  /** Of the country list */
  countryId?: string;
  /** Of the country; needed where some zones alone are served */
  zoneId?: string;
  /** As typed */
  postcode?: string;
};
export type ListPaymentMethodsApiResponse =
  /** status 200 Methods in the order shown */ PaymentMethodsAnswer;
export type ListPaymentMethodsApiArg = void;
export type ReviewOrderApiResponse =
  /** status 200 The review, or what is wrong with the form by field */ CheckoutReview;
export type ReviewOrderApiArg = {
  checkoutForm: CheckoutForm;
};
export type PlaceOrderApiResponse =
  /** status 200 The order; or what changed meanwhile, or what is wrong; nothing is placed then */ PlaceOrderAnswer;
export type PlaceOrderApiArg = {
  orderForm: OrderForm;
};
export type RetryPaymentApiResponse =
  /** status 200 How the payment stands now, or why not */ RetryPaymentAnswer;
export type RetryPaymentApiArg = {
  retryPaymentForm: RetryPaymentForm;
};
export type OpenPaymentApiResponse =
  /** status 200 The page, or why not */ OpenPaymentAnswer;
export type OpenPaymentApiArg = {
  orderKeyForm: OrderKeyForm;
};
export type CheckPaymentApiResponse =
  /** status 200 The state of the payment, or why not */ RetryPaymentAnswer;
export type CheckPaymentApiArg = {
  orderKeyForm: OrderKeyForm;
};
export type NotifyTestPaymentApiResponse =
  /** status 200 Taken, or why not */ Outcome;
export type NotifyTestPaymentApiArg = {
  paymentNoticeForm: PaymentNoticeForm;
};
export type GetOrderApiResponse =
  /** status 200 The order; `error` where there is none that may be seen */ Order;
export type GetOrderApiArg = {
  /** Number of the order */
  number: string;
  /** Secret of a guest's order; without it the order must be the customer's own */
  secret?: string;
};
export type ListOrdersApiResponse =
  /** status 200 One page; none for a guest */ OrderList;
export type ListOrdersApiArg = {
  /** Page number, from 1 */
  page?: number;
  /** How many at the most */
  limit?: number;
};
export type CancelOrderApiResponse =
  /** status 200 Cancelled, or why not */ Outcome;
export type CancelOrderApiArg = {
  orderKeyForm: OrderKeyForm;
};
export type ReorderApiResponse =
  /** status 200 What was added and what not; a refusal where nothing could be */ ReorderAnswer;
export type ReorderApiArg = {
  orderKeyForm: OrderKeyForm;
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
export type GetContentPageApiResponse =
  /** status 200 The page, or why there is none */ ContentPage;
export type GetContentPageApiArg = {
  /** Handle of the page */
  handle: string;
};
export type SendContactMessageApiResponse =
  /** status 200 Accepted, or what is wrong by field */ FormOutcome;
export type SendContactMessageApiArg = {
  contactForm: ContactForm;
};
export type ListBlogPostsApiResponse =
  /** status 200 One page of posts */ BlogList;
export type ListBlogPostsApiArg = {
  /** Page number, from 1 */
  page?: number;
  /** How many at the most */
  limit?: number;
  /** Handle of the tag that posts must have; none for all posts */
  tag?: string;
};
export type GetBlogPostApiResponse =
  /** status 200 The post, or why there is none */ BlogPost;
export type GetBlogPostApiArg = {
  /** Handle of the post */
  handle: string;
};
export type LogoutEverywhereApiResponse =
  /** status 200 Done, or why not */ SignOutAnswer;
export type LogoutEverywhereApiArg = {
  emptyForm: EmptyForm;
};
export type GetProfileApiResponse =
  /** status 200 The data; `error` alone for a visitor */ ProfileAnswer;
export type GetProfileApiArg = void;
export type SaveProfileApiResponse =
  /** status 200 Saved, or what is wrong by field */ FormOutcome;
export type SaveProfileApiArg = {
  profileForm: ProfileForm;
};
export type ChangePasswordApiResponse =
  /** status 200 Changed, or what is wrong by field */ FormOutcome;
export type ChangePasswordApiArg = {
  passwordForm: PasswordForm;
};
export type ListAddressesApiResponse =
  /** status 200 The addresses; `error` alone for a visitor */ AddressList;
export type ListAddressesApiArg = void;
export type SaveAddressApiResponse =
  /** status 200 Saved, or what is wrong by field */ AddressOutcome;
export type SaveAddressApiArg = {
  addressForm: AddressForm;
};
export type RemoveAddressApiResponse =
  /** status 200 Done, or why not */ Outcome;
export type RemoveAddressApiArg = {
  addressKeyForm: AddressKeyForm;
};
export type SetDefaultAddressApiResponse =
  /** status 200 Done, or why not */ Outcome;
export type SetDefaultAddressApiArg = {
  addressKeyForm: AddressKeyForm;
};
export type GetAvoidListApiResponse =
  /** status 200 The allergens; `error` alone for a visitor */ AvoidAnswer;
export type GetAvoidListApiArg = void;
export type SaveAvoidListApiResponse =
  /** status 200 Done, or why not */ Outcome;
export type SaveAvoidListApiArg = {
  avoidForm: AvoidForm;
};
export type ExportAccountApiResponse =
  /** status 200 The data; `error` alone for a visitor */ AccountExport;
export type ExportAccountApiArg = void;
export type DeleteAccountApiResponse =
  /** status 200 Done, or why not */ SignOutAnswer;
export type DeleteAccountApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type ListSessionsApiResponse =
  /** status 200 The sessions; `error` alone for a visitor */ OwnSessionList;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = /** status 200 Done, or why not */ Outcome;
export type EndSessionApiArg = {
  sessionKeyForm: SessionKeyForm;
};
export type EndOtherSessionsApiResponse =
  /** status 200 Done, or why not */ Outcome;
export type EndOtherSessionsApiArg = {
  emptyForm: EmptyForm;
};
export type ListPasskeysApiResponse =
  /** status 200 The passkeys; `error` alone for a visitor */ PasskeyList;
export type ListPasskeysApiArg = void;
export type GetPasskeyRegistrationOptionsApiResponse =
  /** status 200 Done, or why not */ PasskeyOptions;
export type GetPasskeyRegistrationOptionsApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type RegisterPasskeyApiResponse =
  /** status 200 Done, or why not */ FormOutcome;
export type RegisterPasskeyApiArg = {
  passkeyForm: PasskeyForm;
};
export type GetPasskeyLoginOptionsApiResponse =
  /** status 200 Done, or why not */ PasskeyOptions;
export type GetPasskeyLoginOptionsApiArg = {
  emptyForm: EmptyForm;
};
export type LoginWithPasskeyApiResponse =
  /** status 200 The customer, or why not */ LoginAnswer;
export type LoginWithPasskeyApiArg = {
  passkeyLoginForm: PasskeyLoginForm;
};
export type RemovePasskeyApiResponse =
  /** status 200 Done, or why not */ FormOutcome;
export type RemovePasskeyApiArg = {
  passkeyKeyForm: PasskeyKeyForm;
};
export type GetSecondFactorApiResponse =
  /** status 200 What is switched on; `error` alone for a visitor */ SecondFactor;
export type GetSecondFactorApiArg = void;
export type StartSecondFactorApiResponse =
  /** status 200 Done, or why not */ SecondFactorSecrets;
export type StartSecondFactorApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200 Done, or why not */ FormOutcome;
export type ConfirmSecondFactorApiArg = {
  secondFactorForm: SecondFactorForm;
};
export type RemoveSecondFactorApiResponse =
  /** status 200 Done, or why not */ FormOutcome;
export type RemoveSecondFactorApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 Done, or why not */ SecondFactorSecrets;
export type RenewRecoveryCodesApiArg = {
  ownerProofForm: OwnerProofForm;
};
export type MenuItem = {
  /** Key in the language file; shown itself where that has no such key */
  title: string;
  /** What a click does; `link` without it */
  type?: "sub" | "link" | "extLink" | "extTabLink";
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
  /** Of our fault (500) alone - what the shop's log calls it */
  reference?: string;
};
export type ApiTokenAnswer = {
  /** The token, 128 random bits or more */
  api_token?: string;
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
export type FooterService = {
  /** Chooses its drawing */
  name: "shipping" | "support" | "checkout";
  /** In a few words, such as Free shipping */
  title: string;
  /** Below the title; may be empty */
  text: string;
};
export type FooterLink = {
  /** Text of the link */
  title: string;
  /** Path in the shop, or a whole address outside of it */
  path: string;
};
export type Footer = {
  /** How the shop began; empty for nothing */
  about_text: string;
  /** Path of the whole story; empty for none */
  about_link: string;
  /** Beside the ways to reach the shop */
  chat_text: string;
  /** Who designed the shop */
  credit: string;
  /** In the order shown; none for no strip */
  services: FooterService[];
  /** In the order shown; none for no section */
  links: FooterLink[];
};
export type Config = {
  /** Title of the site */
  meta_title?: string;
  /** Description of the site */
  meta_description?: string;
  /** Keywords of the site, separated by commas */
  meta_keyword?: string;
  /** 1, '1' or true shows ratings */
  review_status?: any;
  /** 1, '1' or true shows the quick-view control */
  quickview_status?: any;
  /** Address at the mailing-list provider that the newsletter form posts to; without it there is no form */
  newsletter_action?: string;
  /** Name of the store */
  store_name?: string;
  store_logo?: Picture;
  /** Telephone number, international form */
  store_phone?: string;
  /** Mail address of the store */
  store_email?: string;
  /** Postal address as HTML */
  store_address?: string;
  /** Address of the shop at Facebook */
  social_facebook?: string;
  /** Address of the shop at Instagram */
  social_instagram?: string;
  /** Address of the shop at YouTube */
  social_youtube?: string;
  footer?: Footer;
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
  /** Code of the one in use; it may also be that currency itself */
  currency: string | Currency;
};
export type Outcome = {
  /** 1 on success */
  status?: number;
  /** Text for the shopper */
  success?: string;
  /** Text for the shopper */
  error?: string;
  /** Seconds to wait where there were too many tries */
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
  /** Country code, hyphen, code of the zone */
  zone_id: string;
  /** Name of the zone */
  name: string;
};
export type PostcodeDemand = "required" | "optional" | "none";
export type CountryWithZones = {
  /** ISO 3166-1 alpha-2 code */
  country_id?: string;
  /** English name */
  name?: string;
  /** Sorted by name; empty where addresses have none */
  zone: Zone[];
  /** What the zones are called there */
  zone_kind?:
    | "region"
    | "state"
    | "province"
    | "county"
    | "emirate"
    | "prefecture"
    | "district";
  /** Whether an address needs one */
  zone_required?: boolean;
  postcode?: PostcodeDemand;
  /** As addresses there are written, after the street */
  place_order?: ("city" | "postcode" | "zone")[];
};
export type CartOption = {
  /** Name of the option */
  name: string;
  /** Name of the chosen value or the text given */
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
  /** Rupees */
  price: number;
  /** Reference amount in `measure` */
  per: number;
  /** Unit of the reference amount */
  measure: "kg" | "g" | "l" | "ml" | "piece";
  /** What one sold unit contains, in `measure` */
  content?: number;
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
  /** For one, options included */
  price: Amount;
  /** Sale price for one, options included; 0 for none */
  special: Amount;
  /** Of the line */
  total: Amount;
  /** Rupees paid for one, options included, at the last add of the line or edit of its quantity: an edit, also to the same number, accepts a changed price; absent where it is not known */
  added_price?: number;
  /** Units that this line can have: the product's stock less what other lines of the cart hold; 0 where that is less than its minimum */
  available?: number;
  /** Those of the 14 of EU regulation 1169/2011 that it contains; null where nobody has stated them */
  allergens?: Allergen[] | null;
  /** Of the 14, as traces */
  may_contain?: Allergen[];
  unit_price?: UnitPrice;
  picture?: Picture;
};
export type TotalLine = {
  /** `total` is the sum to pay */
  code: string;
  /** Label in the language asked for */
  title?: string;
  /** Amount, formatted in the session's currency or in that of the order */
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
export type CartKeyForm = {
  /** cart_item_id of the line, which stays the same wherever the line is */
  key: string;
};
export type SavedLines = {
  /** Latest first */
  products: CartItem[];
};
export type CouponForm = {
  /** The code as typed, may be empty */
  coupon?: string;
};
export type EmptyForm = {};
export type OptionValue = {
  /** Id sent when chosen */
  product_option_value_id: string;
  /** Name of the choice */
  name: string;
  /** Added to the price */
  price: Amount;
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
  /** Without options */
  price: Amount;
  /** Sale price without options; 0 for none */
  special: Amount;
  /** Smallest quantity that can be ordered */
  minimum: number;
  /** Mean of the reviews, 0 (none) to 5 */
  rating: number;
  /** Number of reviews */
  review_count?: number;
  /** Units that can be bought; 0 where fewer than the minimum are left */
  stock?: number;
  /** In the order shown */
  options: ProductOption[];
  unit_price?: UnitPrice;
  picture?: Picture;
};
export type WishlistItem = {
  /** Id of the product */
  product_id: string;
  /** The product as lists show it, so that one call fills the page */
  product?: ProductCard;
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
  /** Seconds to wait where there were too many tries */
  retry_after?: number;
  /** Whether the address must be confirmed first */
  unverified?: boolean;
  /** Whether the password is right, and a code must come with it */
  second_factor?: boolean;
};
export type LoginForm = {
  /** Mail address */
  email: string;
  /** Password */
  password: string;
  /** Code of the second factor, or a recovery code, where the customer has switched one on */
  code?: string;
};
export type SignOutAnswer = {
  /** 1 on success */
  status?: number;
  /** Text for the shopper */
  success?: string;
  /** Names the visitor's session that begins */
  api_token?: string;
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait where there were too many tries */
  retry_after?: number;
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
  /** Seconds to wait where there were too many tries */
  retry_after?: number;
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
  /** ISO 3166-1 alpha-2 code; may be empty */
  country_id?: string;
  /** Id of the zone; may be empty */
  zone_id?: string;
  /** Password */
  password: string;
};
export type VerifyOutcome = {
  /** 1 on success */
  status?: number;
  /** Text for the shopper */
  success?: string;
  /** Text for the shopper */
  error?: string;
  /** Seconds after which it may be tried again */
  retry_after?: number;
  /** Whether `password` is missing or wrong; the code is not used up then */
  password_needed?: boolean;
};
export type VerifyForm = {
  /** Code of the mailed link */
  code: string;
  /** The one that was registered with; needed in another session than that which registered */
  password?: string;
};
export type EmailForm = {
  /** Mail address */
  email: string;
};
export type Passkey = {
  /** Id */
  passkey_id: string;
  /** Name the customer gave it */
  name: string;
  /** When it was made */
  created_at: string;
  /** When it was last used, UTC; empty for never */
  last_used_at: string;
};
export type ResetOutcome = {
  /** 1 on success */
  status?: number;
  /** Text for the shopper */
  success?: string;
  /** What can still sign in, oldest first; to be removed by who does not know them */
  passkeys?: Passkey[];
  /** Since when the password takes a code besides; without it none is asked for */
  second_factor_since?: string;
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait where there were too many tries */
  retry_after?: number;
};
export type ResetForm = {
  /** Mail address, to ask for a link */
  email?: string;
  /** Code of the mailed link */
  code?: string;
  /** New password, with the code */
  password?: string;
};
export type CategoryFacet = {
  /** Value of the filter */
  handle: string;
  /** Name */
  name: string;
  /** Matches in it */
  count: number;
};
export type DietMark = "vegetarian" | "vegan" | "organic";
export type Facets = {
  /** Collections with matches, most first; counts are given the other filters and end as the total does */
  categories: CategoryFacet[];
  /** Lowest and highest price in rupees, given the other filters; absent without matches */
  price?: {
    /** Lowest */
    min: number;
    /** Highest */
    max: number;
  };
  /** Diet marks that any match has; counts are given all filters */
  marks?: {
    value: DietMark;
    /** Matches that have it */
    count: number;
  }[];
  /** Allergens that any match contains; counts are given all filters */
  without?: {
    value: Allergen;
    /** Matches known to be free from it */
    count: number;
  }[];
  /** Matches in stock given the other filters */
  in_stock?: number;
  /** Least ratings, best first; counts are given the other filters */
  ratings?: {
    /** Least rating */
    value: number;
    /** Matches with this rating or a better one */
    count: number;
  }[];
};
export type SearchAnswer = {
  /** Best first */
  products: ProductCard[];
  /** Matches on all pages, counted to 10,000; 10,001 stands for more */
  total: number;
  /** Matches without any filter, counted as the total */
  found?: number;
  /** Page number */
  page?: number;
  /** Products on a page */
  limit?: number;
  /** The term searched for, typing errors mended */
  term?: string;
  facets: Facets;
};
export type SearchForm = {
  /** Term; empty or absent for all products */
  search?: string;
  /** Page number, from 1 */
  page?: number;
  /** Id of the product that the page begins behind, whatever its number; without a term */
  after?: string;
  /** Id of the product that the page ends before, whatever its number; without a term */
  before?: string;
  /** Products on a page */
  limit?: number;
  /** Order; relevance without a term is the shop's own order */
  sort?:
    "relevance" | "newest" | "price_asc" | "price_desc" | "rating" | "name";
  /** Handle of a collection, or a list of handles for products of any of them */
  category?: string | string[];
  /** Least price in rupees, the sale price where there is one, without choices */
  price_min?: number;
  /** Highest price in rupees */
  price_max?: number;
  /** Only products with all of these diet marks */
  mark?: DietMark[];
  /** Only products free from all of these allergens; such as may contain them, or do not say what they contain, are left out */
  without?: Allergen[];
  /** 1: only what is in stock */
  in_stock?: 0 | 1;
  /** Only products with this rating or a better one */
  rating?: number;
};
export type SuggestAnswer = {
  /** The term searched for, typing errors mended */
  term: string;
  /** Best first */
  products: ProductCard[];
  /** Those whose name matches, then those with the most of the first thousand matches */
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
  /** Measure of the 100; absent where not known */
  per?: "g" | "ml";
  /** Whether amounts are shown as the label has them, as in India; rounded by the EU's rules without it */
  as_on_label?: boolean;
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
  /** Without options */
  price?: Amount;
  /** Sale price without options; 0 for none */
  special?: Amount;
  /** When the sale price ends; absent without an end */
  special_until?: string;
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
  /** Of the 14 of EU regulation 1169/2011; null where nobody has stated them */
  allergens?: Allergen[] | null;
  /** Of the 14, as traces */
  may_contain?: Allergen[];
  /** Names of nuts and cereals; empty for none */
  allergen_names?: string;
  /** Diet marks */
  marks?: DietMark[];
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
  /** The writer had bought the product in this shop */
  verified?: boolean;
  /** What the shop answers to it; plain text. Absent or empty for nothing */
  reply?: string;
};
export type ReviewList = {
  /** Latest first */
  reviews: Review[];
  /** Reviews on all pages */
  total: number;
  /** How many of all these reviews give 1, 2, 3, 4 and 5 stars */
  ratings?: number[];
};
export type StockAlertForm = {
  /** Id of the product */
  product_id: string;
  /** Mail address; without it a customer's own */
  email?: string;
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
export type ReviewKeyForm = {
  /** Id of the review */
  review_id: string;
};
export type RecordingAnswer = {
  /** 1 when there is one */
  status?: number;
  /** The file as it was sent */
  recording?: string;
  /** When it was sent */
  sent?: string;
  /** Why there is none */
  error?: string;
  /** Seconds to wait before trying again, after too many tries */
  retry_after?: number;
};
export type RecordingOutcome = {
  /** 1 when it is kept */
  status?: number;
  /** What support finds it by */
  code?: string;
  /** Text for the shopper */
  error?: string;
  /** Seconds to wait before trying again, after too many tries */
  retry_after?: number;
};
export type RecordingForm = {
  /** The recording file, redacted by the storefront: JSON as docs/support.md describes it */
  recording: string;
};
export type VitalsForm = {
  /** Kind of the page that was opened */
  kind: "home" | "list" | "search" | "product" | "cart" | "checkout" | "other";
  /** Largest contentful paint, milliseconds */
  lcp?: number;
  /** Interaction to next paint, milliseconds; absent without a press */
  inp?: number;
  /** Cumulative layout shift, thousandths */
  cls?: number;
};
export type DeliverySlot = {
  /** Id */
  slot_id: string;
  /** Start with the offset of the shop’s time zone */
  starts: string;
  /** End, likewise */
  ends: string;
  /** Until when it can be ordered, likewise */
  cutoff: string;
  /** Orders it still takes; 0 when it is full */
  left: number;
};
export type DeliveryMethod = {
  /** Id */
  delivery_id: string;
  /** Name */
  name: string;
  /** One plain sentence */
  description: string;
  /** Rupees */
  price: number;
  /** Goods worth this many rupees are delivered for nothing; absent where they never are */
  free_from?: number;
  /** Windows to choose one of, earliest first; absent where the method has none */
  slots?: DeliverySlot[];
};
export type DeliveryAnswer = {
  /** In the order shown */
  methods: DeliveryMethod[];
  /** Text, or texts by field name */
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
  /** Most rupees that can be paid so; absent where there is no limit */
  limit?: number;
};
export type PaymentMethodsAnswer = {
  /** In the order shown */
  methods: PaymentMethod[];
};
export type OrderLine = {
  /** Line of the cart; absent once it is ordered */
  cart_item_id?: string;
  /** Id of the product; absent when it is withdrawn */
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
  /** Of them, those in the box; absent before it is closed */
  packed?: number;
  /** Name of the line that it stands in for */
  replaces?: string;
  /** For one, options included */
  price: Amount;
  /** The same in the currency of the order and the language asked for */
  price_text: string;
  /** Of the line */
  total: Amount;
  /** The same in the currency of the order */
  total_text: string;
  /** Units the line can have; absent once it is ordered */
  available?: number;
  /** What to do when it cannot be had */
  substitution: "none" | "similar" | "ask";
};
export type CheckoutChange = {
  /** What is not as it was: price (of a line), stock, option (no longer offered), coupon, slot, total, cart (other lines). While stock, option or slot is among them the order cannot be placed */
  code: "price" | "stock" | "option" | "coupon" | "slot" | "total" | "cart";
  /** The line it is about */
  cart_item_id?: string;
  /** For the shopper */
  text: string;
  /** What was seen before, in rupees */
  seen?: number;
  /** What it is now: rupees, or units for stock */
  now?: number;
};
export type CheckoutReview = {
  /** Oldest first */
  lines?: OrderLine[];
  /** In the order shown */
  totals?: TotalLine[];
  /** Rupees to pay */
  total?: number;
  /** What differs from what the shopper last saw */
  changes?: CheckoutChange[];
  /** What to place the order with; absent while it cannot be placed */
  review_token?: string;
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type CheckoutForm = {
  /** Mail address; of a customer the account’s own counts */
  email?: string;
  /** One of the customer’s addresses, in place of the fields below */
  address_id?: string;
  /** First name */
  firstname?: string;
  /** Last name */
  lastname?: string;
  /** Telephone number */
  telephone?: string;
  /** Street and number */
  address_1?: string;
  /** Rest of the address, may be empty */
  address_2?: string;
  /** Town */
  city?: string;
  /** Postcode; may be empty where the country has none */
  postcode?: string;
  /** Of the country list */
  country_id?: string;
  /** Of the country; may be empty where it has none */
  zone_id?: string;
  /** One of the delivery methods */
  delivery_id?: string;
  /** One of its slots, where it has any */
  slot_id?: string;
  /** Wish of the shopper, may have lines */
  note?: string;
  /** What to do when it cannot be had, by cart_item_id: none (leave it out), similar, or ask; none where absent */
  substitution?: {
    [key: string]: string;
  };
  /** Total in rupees that the shopper last saw; absent at first */
  seen_total?: number;
  /** Rupees for one that the shopper last saw, by cart_item_id */
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
  /** Method */
  payment_id: string;
  /** Its name */
  name: string;
  /** due: on delivery or by transfer; pending: the provider has not told yet; refund_due: cancelled after payment; refunded: the money is paid out; held: another amount was paid, staff decide */
  state:
    | "due"
    | "pending"
    | "paid"
    | "failed"
    | "cancelled"
    | "refund_due"
    | "refunded"
    | "held";
  /** How to pay, such as bank details; may be empty */
  instructions: PaymentInstruction[];
  /** Of the test provider alone: names the payment to payment/test/notify */
  reference?: string;
  /** Whether it failed and can be tried again */
  can_retry: boolean;
  /** True if checkout/payment/open gives a page to pay at; false for other methods and once paid */
  can_open?: boolean;
};
export type PlaceOrderAnswer = {
  /** 1 on success */
  status?: number;
  /** Id */
  order_id?: string;
  /** Number that people name it by; also with the error that the cart has been ordered already */
  number?: string;
  /** Shows a guest’s order without an account; absent for customers */
  secret?: string;
  payment?: OrderPayment;
  /** Oldest first */
  lines?: OrderLine[];
  /** In the order shown */
  totals?: TotalLine[];
  /** Rupees to pay */
  total?: number;
  /** What differs from what the shopper last saw */
  changes?: CheckoutChange[];
  /** What to place the order with; absent while it cannot be placed */
  review_token?: string;
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type OrderForm = CheckoutForm & {
  /** One of the payment methods */
  payment_id?: string;
  /** What the provider of the method gave the form; ok, fail, late or twice for the test provider */
  payment_token?: string;
  /** Of the review that the shopper agreed to */
  review_token?: string;
};
export type RetryPaymentAnswer = {
  /** 1 on success */
  status?: number;
  payment?: OrderPayment;
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type RetryPaymentForm = {
  /** Number of the order */
  number: string;
  /** Secret of a guest’s order */
  secret?: string;
  /** One of the payment methods */
  payment_id?: string;
  /** As in OrderForm */
  payment_token?: string;
};
export type OpenPaymentAnswer = {
  /** 1 on success */
  status?: number;
  /** Address of the payment page */
  url?: string;
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type OrderKeyForm = {
  /** Number of the order */
  number: string;
  /** Secret of a guest’s order */
  secret?: string;
};
export type PaymentNoticeForm = {
  /** Of the payment */
  reference: string;
  /** How it went */
  result: "paid" | "failed";
};
export type OrderEvent = {
  /** What happened */
  status:
    "placed" | "paid" | "packed" | "dispatched" | "delivered" | "cancelled";
  /** When, with the offset of the shop’s time zone */
  date: string;
};
export type OrderRefund = {
  /** In the currency of the order */
  amount_text: string;
  /** short: for what was missing; double: it was paid twice */
  reason: "short" | "cancelled" | "goodwill" | "double";
  /** due until the money is sent */
  state: "due" | "done";
  /** When it was decided */
  date: string;
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
  /** Rest of the address */
  address_2: string;
  /** Town */
  city: string;
  /** Postcode */
  postcode: string;
  /** Of the country list */
  country_id: string;
  /** Name of the country */
  country: string;
  /** Of the country; empty for none */
  zone_id: string;
  /** Name of the zone; empty for none */
  zone: string;
};
export type OrderDelivery = {
  /** Name of the method */
  name: string;
  /** Start of the slot; absent without one */
  starts?: string;
  /** End of the slot */
  ends?: string;
};
export type Order = {
  /** Id */
  order_id?: string;
  /** Number that people name it by */
  number?: string;
  /** Where it stands */
  status?: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
  /** When it was placed */
  placed?: string;
  /** Oldest first */
  timeline?: OrderEvent[];
  /** As ordered, and what stands in for them once the box is closed */
  lines?: OrderLine[];
  /** As agreed to, or of what is in the closed box, in the currency of the order and the language asked for, in the order shown */
  totals?: TotalLine[];
  /** Rupees to pay */
  total?: number;
  /** Oldest first */
  refunds?: OrderRefund[];
  /** Mail address */
  email?: string;
  address?: OrderAddress;
  delivery?: OrderDelivery;
  payment?: OrderPayment;
  /** Wish of the shopper */
  note?: string;
  /** Whether it can be cancelled */
  can_cancel?: boolean;
  /** Whether any of it is still sold */
  can_reorder?: boolean;
  /** Text for the shopper; all else is absent then */
  error?: string;
};
export type OrderSummary = {
  /** Id */
  order_id: string;
  /** Number that people name it by */
  number: string;
  /** Where it stands */
  status: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
  /** When it was placed */
  placed: string;
  /** Units in all lines */
  units: number;
  /** Rupees to pay */
  total: number;
  /** The same in the currency of the order */
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
  /** Orders on all pages */
  total: number;
  /** Page number */
  page: number;
  /** Orders on a page */
  limit: number;
};
export type MissingItem = {
  /** Name of the product */
  name: string;
  /** Why it is not in the cart, or not in full */
  text: string;
};
export type ReorderAnswer = {
  /** 1 on success */
  status?: number;
  /** Units in the whole cart afterwards */
  count?: number;
  /** What could not be added, or not in full */
  missing?: MissingItem[];
  /** Text, or texts by field name */
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
export type HomeCard = {
  /** Heading */
  title: string;
  /** One plain sentence */
  text: string;
  /** Path inside the shop */
  link: string;
  picture: Picture;
};
export type ContentBlock = {
  /** Cleaned HTML */
  title: string;
  /** Cleaned HTML */
  content: string;
  picture?: Picture;
  /** Picture on the left; on the right when false or absent */
  imageLeft?: boolean;
  /** Whether a link leads to the page about the shop */
  seeMore?: boolean;
};
export type HomeStory = {
  /** A few words above the title */
  overline?: string;
  /** Heading */
  title: string;
  /** Plain text; an empty line begins a paragraph */
  text: string;
  /** Path inside the shop; empty for none */
  link?: string;
  /** Text of the link */
  link_text?: string;
  /** Address of its picture; empty for none */
  image?: string;
  /** What the picture shows */
  alt?: string;
};
export type Award = {
  /** What was won or said */
  title: string;
  /** Address of its small picture, 150 by 180 */
  thumb: string;
  /** Address of the larger picture that opens where there is no link */
  popup?: string;
  /** Address that it leads to, or that of a video; empty for none */
  link?: string;
  /** What the link is */
  link_type?: "link" | "ytvideo";
};
export type Certificate = {
  /** What is certified */
  title: string;
  /** One plain sentence */
  text: string;
  /** Address of its picture */
  image: string;
};
export type Testimonial = {
  /** Who says it */
  name: string;
  /** Where they live */
  place: string;
  /** What they say, as plain text */
  text: string;
  /** Stars */
  rating: number;
};
export type HomeContent = {
  /** In the order shown */
  banners: Banner[];
  /** What good cooking begins with */
  ingredients?: HomeCard[];
  /** Boxes and tins to give and to try */
  boxes?: HomeCard[];
  content_block?: ContentBlock;
  /** What the shop tells of itself, in the order shown */
  stories?: HomeStory[];
  /** In the order shown */
  awards?: Award[];
  /** In the order shown */
  certificates?: Certificate[];
  /** In the order shown */
  testimonials?: Testimonial[];
};
export type ContentPage = {
  /** Why there is no page */
  error?: string;
  /** Name in its address */
  handle?: string;
  /** Title */
  title?: string;
  /** What it is about, one or two plain sentences */
  lead?: string;
  /** Cleaned HTML */
  html?: string;
  picture?: Picture;
  /** Day since which it says this */
  changed?: string;
  /** Description for search engines */
  meta_description?: string;
  /** Keywords, separated by commas */
  meta_keyword?: string;
};
export type ContactForm = {
  /** Who writes */
  name: string;
  /** Where the answer goes */
  email: string;
  /** Order it is about; may be empty */
  order_number?: string;
  /** Text of several lines */
  message: string;
};
export type BlogTag = {
  /** Name in addresses */
  handle: string;
  /** Name */
  name: string;
  /** Number of posts that have it */
  count: number;
};
export type BlogCard = {
  /** Name in its address */
  handle: string;
  /** Title */
  title: string;
  /** One or two plain sentences */
  summary: string;
  /** Day of publication */
  date: string;
  /** Who wrote it */
  author: string;
  /** Tags in the order shown */
  tags: BlogTag[];
  picture?: Picture;
};
export type BlogList = {
  /** Latest first */
  posts: BlogCard[];
  /** Number of posts on all pages */
  total: number;
  /** This page, from 1 */
  page: number;
  /** Most posts of a page */
  limit: number;
  /** All tags of the blog, in the order shown */
  tags: BlogTag[];
};
export type BlogPost = {
  /** Why there is no post */
  error?: string;
  /** Name in its address */
  handle?: string;
  /** Title */
  title?: string;
  /** One or two plain sentences */
  summary?: string;
  /** Day of publication */
  date?: string;
  /** Who wrote it */
  author?: string;
  /** Tags in the order shown */
  tags?: BlogTag[];
  picture?: Picture;
  /** Cleaned HTML */
  html?: string;
  /** Keywords, separated by commas */
  keywords?: string;
  /** Products it speaks of */
  products?: ProductCard[];
};
export type Profile = {
  /** Id */
  customer_id: string;
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Mail address */
  email: string;
  /** Telephone number */
  telephone: string;
  /** ISO 3166-1 alpha-2 code; empty where not given */
  country_id: string;
  /** Id of the zone; empty where not given */
  zone_id: string;
};
export type ProfileAnswer = {
  customer?: Profile;
  /** Text for the shopper */
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
  /** Id of the zone; may be empty */
  zone_id?: string;
};
export type PasswordForm = {
  /** The password in use */
  old_password: string;
  /** The new one */
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
  /** Further line; may be empty */
  address_2: string;
  /** City */
  city: string;
  /** Postcode; empty where the country has none */
  postcode: string;
  /** ISO 3166-1 alpha-2 code */
  country_id: string;
  /** English name of the country */
  country: string;
  /** Id of the zone; empty where the country has none */
  zone_id: string;
  /** Name of the zone */
  zone: string;
  /** Whether it is the default one */
  default: boolean;
};
export type AddressList = {
  /** The default one first */
  addresses?: Address[];
  /** Text for the shopper */
  error?: string;
};
export type AddressOutcome = {
  /** 1 on success */
  status?: number;
  /** Text for the shopper */
  success?: string;
  /** Id of the address */
  address_id?: string;
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
};
export type AddressForm = {
  /** Id of the one to change; absent or empty to add one */
  address_id?: string;
  /** First name */
  firstname: string;
  /** Last name */
  lastname: string;
  /** Telephone number; may be empty */
  telephone?: string;
  /** Street and number */
  address_1: string;
  /** Further line; may be empty */
  address_2?: string;
  /** City */
  city: string;
  /** Postcode */
  postcode: string;
  /** ISO 3166-1 alpha-2 code */
  country_id: string;
  /** Id of the zone, where the country has zones */
  zone_id?: string;
};
export type AddressKeyForm = {
  /** Id */
  address_id: string;
};
export type AvoidAnswer = {
  /** Of the 14 of EU regulation 1169/2011 */
  avoid?: Allergen[];
  /** Text for the shopper */
  error?: string;
};
export type AvoidForm = {
  /** None where absent */
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
  /** Id of the product */
  product_id: string;
  /** Units */
  quantity: number;
  /** Chosen values by option id as JSON */
  options: string;
};
export type ExportedSession = {
  /** When it began */
  started_at: string;
  /** When it was last used */
  last_used_at: string;
  /** Name of the browser; may be empty */
  browser: string;
  /** What it runs on; may be empty */
  system: string;
};
export type AccountExport = {
  /** When it was made */
  exported_at?: string;
  customer?: Profile;
  /** When the address was confirmed */
  registered_at?: string;
  /** Allergens */
  avoid?: string[];
  /** Addresses */
  addresses?: Address[];
  /** Lines of the cart */
  cart?: ExportedLine[];
  /** Lines saved for later */
  saved?: ExportedLine[];
  /** Orders, latest first */
  orders?: Order[];
  /** Ids of products */
  wishlist?: string[];
  /** Ids of products */
  recently_viewed?: string[];
  /** Code of the coupon that is applied; empty for none */
  coupon?: string;
  /** Passkeys */
  passkeys?: Passkey[];
  /** When a second factor was switched on, UTC; empty for none */
  second_factor_since?: string;
  /** Sold-out products that an email is wanted about */
  stock_alerts?: {
    /** The product's address part */
    handle: string;
    /** Since when */
    asked_at: string;
  }[];
  /** Messages to the shop by its contact form, oldest first */
  messages?: {
    /** Who writes */
    name: string;
    /** Where the answer goes */
    email: string;
    /** Order it is about; empty for none */
    order_number: string;
    /** Text of several lines */
    message: string;
    /** When it came */
    sent_at: string;
  }[];
  /** Browsers that are signed in */
  sessions?: ExportedSession[];
  /** Text for the shopper */
  error?: string;
};
export type OwnerProofForm = {
  /** The password; or else `credential` */
  password?: string;
  /** A passkey, as for `loginWithPasskey` */
  credential?: string;
};
export type OwnSession = {
  /** Id */
  session_id: string;
  /** Name of the browser; empty where it is not known */
  browser: string;
  /** What it runs on, such as iPhone; empty where it is not known */
  system: string;
  /** When the customer signed in */
  started_at: string;
  /** When it was last used, to a few minutes */
  last_used_at: string;
  /** Whether it is the one that asks */
  is_current: boolean;
};
export type OwnSessionList = {
  /** Latest used first */
  sessions?: OwnSession[];
  /** Text for the shopper */
  error?: string;
};
export type SessionKeyForm = {
  /** Id */
  session_id: string;
};
export type PasskeyList = {
  /** Oldest first */
  passkeys?: Passkey[];
  /** Text for the shopper */
  error?: string;
};
export type PasskeyOptions = {
  /** 1 on success */
  status?: number;
  /** Options of the Web Authentication interface as JSON */
  options?: {
    [key: string]: any;
  };
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait where there were too many tries */
  retry_after?: number;
};
export type PasskeyForm = {
  /** What the browser made, as JSON */
  credential: string;
  /** Name for the list of passkeys */
  name?: string;
};
export type PasskeyLoginForm = {
  /** What the authenticator signed, as JSON */
  credential: string;
};
export type PasskeyKeyForm = {
  /** Id */
  passkey_id: string;
  /** The password; or else `credential` */
  password?: string;
  /** A passkey, as for `loginWithPasskey` */
  credential?: string;
};
export type SecondFactor = {
  /** Whether a sign-in by password takes a code */
  is_on?: boolean;
  /** When it was switched on, UTC; empty where it is off */
  since?: string;
  /** Recovery codes that are not used yet */
  recovery_codes_left?: number;
  /** Text for the shopper */
  error?: string;
};
export type SecondFactorSecrets = {
  /** 1 on success */
  status?: number;
  /** Where an app is set up: an `otpauth:` URI with the secret */
  secret?: string;
  /** Each signs in once in place of a code of the app */
  recovery_codes?: string[];
  /** Text, or texts by field name */
  error?:
    | string
    | {
        [key: string]: string;
      };
  /** Seconds to wait where there were too many tries */
  retry_after?: number;
};
export type SecondFactorForm = {
  /** What the app shows */
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
  useNotifyTestPaymentMutation,
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
