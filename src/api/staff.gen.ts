// Written by `npm run generate` from contract/staff.yaml. Do not edit.
import { staffBaseApi as api } from './staffBaseApi.ts';
export const addTagTypes = [
  "Session",
  "SecondFactor",
  "Passkey",
  "Member",
  "Home",
  "Order",
  "Product",
  "Collection",
  "Stock",
  "Review",
  "Coupon",
  "Content",
  "ContentPicture",
  "ContentTag",
  "Delivery",
  "Shop",
  "Tax",
  "Currency",
  "Message",
  "Customer",
  "Insight",
  "Import",
  "Picture",
  "Change",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getStaffSession: build.query<
        GetStaffSessionApiResponse | undefined,
        GetStaffSessionApiArg
      >({
        query: () => ({ url: `/session` }),
        providesTags: ["Session"],
      }),
      signInStaff: build.mutation<SignInStaffApiResponse | undefined, SignInStaffApiArg>({
        query: (queryArg) => ({
          url: `/session`,
          method: "POST",
          body: queryArg.signInForm,
        }),
        invalidatesTags: ["Session"],
      }),
      signOutStaff: build.mutation<SignOutStaffApiResponse | undefined, SignOutStaffApiArg>(
        {
          query: (queryArg) => ({
            url: `/session`,
            method: "DELETE",
            params: {
              everywhere: queryArg.everywhere,
            },
          }),
          invalidatesTags: ["Session"],
        },
      ),
      requestStaffPassword: build.mutation<
        RequestStaffPasswordApiResponse | undefined,
        RequestStaffPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/session/password-link`,
          method: "POST",
          body: queryArg.passwordLinkForm,
        }),
        invalidatesTags: ["Session"],
      }),
      getStaffPasskeyOptions: build.mutation<
        GetStaffPasskeyOptionsApiResponse | undefined,
        GetStaffPasskeyOptionsApiArg
      >({
        query: () => ({ url: `/session/passkey-options`, method: "POST" }),
        invalidatesTags: ["Session"],
      }),
      signInStaffWithPasskey: build.mutation<
        SignInStaffWithPasskeyApiResponse | undefined,
        SignInStaffWithPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/session/passkey`,
          method: "POST",
          body: queryArg.staffPasskeySignInForm,
        }),
        invalidatesTags: ["Session"],
      }),
      verifyStaffCode: build.mutation<
        VerifyStaffCodeApiResponse | undefined,
        VerifyStaffCodeApiArg
      >({
        query: (queryArg) => ({
          url: `/session/code`,
          method: "POST",
          body: queryArg.staffCodeForm,
        }),
        invalidatesTags: ["Session"],
      }),
      listStaffSessions: build.query<
        ListStaffSessionsApiResponse | undefined,
        ListStaffSessionsApiArg
      >({
        query: () => ({ url: `/sessions` }),
        providesTags: ["Session"],
      }),
      endStaffSession: build.mutation<
        EndStaffSessionApiResponse | undefined,
        EndStaffSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/sessions/${encodeURIComponent(String(queryArg.sessionId))}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Session"],
      }),
      getStaffSecondFactor: build.query<
        GetStaffSecondFactorApiResponse | undefined,
        GetStaffSecondFactorApiArg
      >({
        query: () => ({ url: `/second-factor` }),
        providesTags: ["SecondFactor"],
      }),
      confirmStaffSecondFactor: build.mutation<
        ConfirmStaffSecondFactorApiResponse | undefined,
        ConfirmStaffSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/second-factor`,
          method: "POST",
          body: queryArg.staffCodeForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      startStaffSecondFactor: build.mutation<
        StartStaffSecondFactorApiResponse | undefined,
        StartStaffSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/second-factor/setup`,
          method: "POST",
          body: queryArg.staffProof,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      removeStaffSecondFactor: build.mutation<
        RemoveStaffSecondFactorApiResponse | undefined,
        RemoveStaffSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/second-factor/removal`,
          method: "POST",
          body: queryArg.staffProof,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      listStaffPasskeys: build.query<
        ListStaffPasskeysApiResponse | undefined,
        ListStaffPasskeysApiArg
      >({
        query: () => ({ url: `/passkeys` }),
        providesTags: ["Passkey"],
      }),
      registerStaffPasskey: build.mutation<
        RegisterStaffPasskeyApiResponse | undefined,
        RegisterStaffPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/passkeys`,
          method: "POST",
          body: queryArg.staffPasskeyForm,
        }),
        invalidatesTags: ["Passkey"],
      }),
      getStaffPasskeyRegistration: build.mutation<
        GetStaffPasskeyRegistrationApiResponse | undefined,
        GetStaffPasskeyRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/passkeys/options`,
          method: "POST",
          body: queryArg.staffProof,
        }),
        invalidatesTags: ["Passkey"],
      }),
      removeStaffPasskey: build.mutation<
        RemoveStaffPasskeyApiResponse | undefined,
        RemoveStaffPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/passkeys/${encodeURIComponent(String(queryArg.passkeyId))}/removal`,
          method: "POST",
          body: queryArg.staffProof,
        }),
        invalidatesTags: ["Passkey"],
      }),
      readInvitation: build.mutation<
        ReadInvitationApiResponse | undefined,
        ReadInvitationApiArg
      >({
        query: (queryArg) => ({
          url: `/invitation`,
          method: "POST",
          body: queryArg.invitationForm,
        }),
        invalidatesTags: ["Session"],
      }),
      getInvitationPasskeyOptions: build.mutation<
        GetInvitationPasskeyOptionsApiResponse | undefined,
        GetInvitationPasskeyOptionsApiArg
      >({
        query: (queryArg) => ({
          url: `/invitation/passkey-options`,
          method: "POST",
          body: queryArg.invitationForm,
        }),
        invalidatesTags: ["Session"],
      }),
      acceptInvitationWithPasskey: build.mutation<
        AcceptInvitationWithPasskeyApiResponse | undefined,
        AcceptInvitationWithPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/invitation/passkey`,
          method: "POST",
          body: queryArg.invitationPasskeyForm,
        }),
        invalidatesTags: ["Session"],
      }),
      setStaffPassword: build.mutation<
        SetStaffPasswordApiResponse | undefined,
        SetStaffPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/password`,
          method: "POST",
          body: queryArg.staffPasswordForm,
        }),
        invalidatesTags: ["Session"],
      }),
      getOwnerSetup: build.query<GetOwnerSetupApiResponse | undefined, GetOwnerSetupApiArg>(
        {
          query: () => ({ url: `/setup` }),
          providesTags: ["Session"],
        },
      ),
      claimShop: build.mutation<ClaimShopApiResponse | undefined, ClaimShopApiArg>({
        query: (queryArg) => ({
          url: `/setup`,
          method: "POST",
          body: queryArg.ownerSetupForm,
        }),
        invalidatesTags: ["Session"],
      }),
      listMembers: build.query<ListMembersApiResponse | undefined, ListMembersApiArg>({
        query: () => ({ url: `/members` }),
        providesTags: ["Member"],
      }),
      inviteMember: build.mutation<InviteMemberApiResponse | undefined, InviteMemberApiArg>(
        {
          query: (queryArg) => ({
            url: `/members`,
            method: "POST",
            body: queryArg.memberForm,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Member"],
        },
      ),
      changeMember: build.mutation<ChangeMemberApiResponse | undefined, ChangeMemberApiArg>(
        {
          query: (queryArg) => ({
            url: `/members/${encodeURIComponent(String(queryArg.memberId))}`,
            method: "PATCH",
            body: queryArg.memberChange,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Member"],
        },
      ),
      removeMemberSecondFactor: build.mutation<
        RemoveMemberSecondFactorApiResponse | undefined,
        RemoveMemberSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/members/${encodeURIComponent(String(queryArg.memberId))}/second-factor`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Member"],
      }),
      inviteMemberAgain: build.mutation<
        InviteMemberAgainApiResponse | undefined,
        InviteMemberAgainApiArg
      >({
        query: (queryArg) => ({
          url: `/members/${encodeURIComponent(String(queryArg.memberId))}/invitation`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Member"],
      }),
      getStaffHome: build.query<GetStaffHomeApiResponse | undefined, GetStaffHomeApiArg>({
        query: () => ({ url: `/home` }),
        providesTags: ["Home"],
      }),
      searchOrders: build.query<SearchOrdersApiResponse | undefined, SearchOrdersApiArg>({
        query: (queryArg) => ({
          url: `/orders`,
          params: {
            customer_id: queryArg.customerId,
            status: queryArg.status,
            payment: queryArg.payment,
            day: queryArg.day,
            slot_id: queryArg.slotId,
            text: queryArg.text,
            sort: queryArg.sort,
            direction: queryArg.direction,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ["Order"],
      }),
      getStaffOrder: build.query<GetStaffOrderApiResponse | undefined, GetStaffOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/orders/${encodeURIComponent(String(queryArg["number"]))}`,
          }),
          providesTags: ["Order"],
        },
      ),
      changeOrderAddress: build.mutation<
        ChangeOrderAddressApiResponse | undefined,
        ChangeOrderAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg["number"]))}/address`,
          method: "PUT",
          body: queryArg.orderAddressForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Order"],
      }),
      listOrderSlots: build.query<
        ListOrderSlotsApiResponse | undefined,
        ListOrderSlotsApiArg
      >({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg["number"]))}/slot`,
        }),
        providesTags: ["Order"],
      }),
      changeOrderSlot: build.mutation<
        ChangeOrderSlotApiResponse | undefined,
        ChangeOrderSlotApiArg
      >({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg["number"]))}/slot`,
          method: "PUT",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Order"],
      }),
      confirmPayment: build.mutation<
        ConfirmPaymentApiResponse | undefined,
        ConfirmPaymentApiArg
      >({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg["number"]))}/payment`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Order"],
      }),
      packLine: build.mutation<PackLineApiResponse | undefined, PackLineApiArg>({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg["number"]))}/lines/${encodeURIComponent(String(queryArg.lineId))}`,
          method: "PUT",
          body: queryArg.packedLineForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Order"],
      }),
      changeOrderStatus: build.mutation<
        ChangeOrderStatusApiResponse | undefined,
        ChangeOrderStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg["number"]))}/status`,
          method: "PUT",
          body: queryArg.orderStatusForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Order"],
      }),
      refundOrder: build.mutation<RefundOrderApiResponse | undefined, RefundOrderApiArg>({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg["number"]))}/refunds`,
          method: "POST",
          body: queryArg.refundForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Order"],
      }),
      settleRefund: build.mutation<SettleRefundApiResponse | undefined, SettleRefundApiArg>(
        {
          query: (queryArg) => ({
            url: `/orders/${encodeURIComponent(String(queryArg["number"]))}/refunds/${encodeURIComponent(String(queryArg.refundId))}`,
            method: "PUT",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Order"],
        },
      ),
      addOrderNote: build.mutation<AddOrderNoteApiResponse | undefined, AddOrderNoteApiArg>(
        {
          query: (queryArg) => ({
            url: `/orders/${encodeURIComponent(String(queryArg["number"]))}/notes`,
            method: "POST",
            body: queryArg.noteForm,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Order"],
        },
      ),
      findProducts: build.query<FindProductsApiResponse | undefined, FindProductsApiArg>({
        query: (queryArg) => ({
          url: `/replacements`,
          params: {
            text: queryArg.text,
            like: queryArg.like,
          },
        }),
        providesTags: ["Order"],
      }),
      searchStaffProducts: build.query<
        SearchStaffProductsApiResponse | undefined,
        SearchStaffProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/products`,
          params: {
            text: queryArg.text,
            collection: queryArg.collection,
            stock: queryArg.stock,
            special: queryArg.special,
            status: queryArg.status,
            sort: queryArg.sort,
            direction: queryArg.direction,
            after: queryArg.after,
            before: queryArg.before,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ["Product"],
      }),
      addProduct: build.mutation<AddProductApiResponse | undefined, AddProductApiArg>({
        query: (queryArg) => ({
          url: `/products`,
          method: "POST",
          body: queryArg.newProductForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Product"],
      }),
      getStaffProduct: build.query<
        GetStaffProductApiResponse | undefined,
        GetStaffProductApiArg
      >({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.productId))}`,
        }),
        providesTags: ["Product"],
      }),
      saveProduct: build.mutation<SaveProductApiResponse | undefined, SaveProductApiArg>({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.productId))}`,
          method: "PUT",
          body: queryArg.productForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Product"],
      }),
      deleteProduct: build.mutation<
        DeleteProductApiResponse | undefined,
        DeleteProductApiArg
      >({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.productId))}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Product"],
      }),
      deleteProducts: build.mutation<
        DeleteProductsApiResponse | undefined,
        DeleteProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/product-deletions`,
          method: "POST",
          body: queryArg.productDeletionForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Product"],
      }),
      changeProductValues: build.mutation<
        ChangeProductValuesApiResponse | undefined,
        ChangeProductValuesApiArg
      >({
        query: (queryArg) => ({
          url: `/product-values`,
          method: "PUT",
          body: queryArg.productValuesForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Product"],
      }),
      changeProductGroup: build.mutation<
        ChangeProductGroupApiResponse | undefined,
        ChangeProductGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/product-groups`,
          method: "PUT",
          body: queryArg.productGroupForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Product"],
      }),
      listStaffCollections: build.query<
        ListStaffCollectionsApiResponse | undefined,
        ListStaffCollectionsApiArg
      >({
        query: () => ({ url: `/collections` }),
        providesTags: ["Product"],
      }),
      listEditedCollections: build.query<
        ListEditedCollectionsApiResponse | undefined,
        ListEditedCollectionsApiArg
      >({
        query: () => ({ url: `/catalogue/collections` }),
        providesTags: ["Collection"],
      }),
      addCollection: build.mutation<
        AddCollectionApiResponse | undefined,
        AddCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/catalogue/collections`,
          method: "POST",
          body: queryArg.collectionValues,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Collection"],
      }),
      saveCollection: build.mutation<
        SaveCollectionApiResponse | undefined,
        SaveCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/catalogue/collections/${encodeURIComponent(String(queryArg.handle))}`,
          method: "PUT",
          body: queryArg.collectionChanges,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Collection"],
      }),
      deleteCollection: build.mutation<
        DeleteCollectionApiResponse | undefined,
        DeleteCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/catalogue/collections/${encodeURIComponent(String(queryArg.handle))}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Collection"],
      }),
      listPackingSlots: build.query<
        ListPackingSlotsApiResponse | undefined,
        ListPackingSlotsApiArg
      >({
        query: () => ({ url: `/slots` }),
        providesTags: ["Order"],
      }),
      previewSlotStatus: build.query<
        PreviewSlotStatusApiResponse | undefined,
        PreviewSlotStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/slot-status`,
          params: {
            slot_id: queryArg.slotId,
            status: queryArg.status,
          },
        }),
        providesTags: ["Order"],
      }),
      changeSlotStatus: build.mutation<
        ChangeSlotStatusApiResponse | undefined,
        ChangeSlotStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/slot-status`,
          method: "POST",
          body: queryArg.slotStatusForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Order"],
      }),
      getPackingList: build.query<
        GetPackingListApiResponse | undefined,
        GetPackingListApiArg
      >({
        query: (queryArg) => ({
          url: `/packing-list`,
          params: {
            slot_id: queryArg.slotId,
            number: queryArg["number"],
            status: queryArg.status,
          },
        }),
        providesTags: ["Order"],
      }),
      listStock: build.query<ListStockApiResponse | undefined, ListStockApiArg>({
        query: (queryArg) => ({
          url: `/stock`,
          params: {
            view: queryArg.view,
            text: queryArg.text,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ["Stock"],
      }),
      getProductStock: build.query<
        GetProductStockApiResponse | undefined,
        GetProductStockApiArg
      >({
        query: (queryArg) => ({
          url: `/stock/${encodeURIComponent(String(queryArg.productId))}`,
        }),
        providesTags: ["Stock"],
      }),
      listStockMovements: build.query<
        ListStockMovementsApiResponse | undefined,
        ListStockMovementsApiArg
      >({
        query: (queryArg) => ({
          url: `/stock/${encodeURIComponent(String(queryArg.productId))}/movements`,
          params: {
            before: queryArg.before,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Stock"],
      }),
      correctStock: build.mutation<CorrectStockApiResponse | undefined, CorrectStockApiArg>(
        {
          query: (queryArg) => ({
            url: `/stock/${encodeURIComponent(String(queryArg.productId))}/corrections`,
            method: "POST",
            body: queryArg.stockCorrectionForm,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Stock"],
        },
      ),
      listReviews: build.query<ListReviewsApiResponse | undefined, ListReviewsApiArg>({
        query: (queryArg) => ({
          url: `/reviews`,
          params: {
            view: queryArg.view,
            text: queryArg.text,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ["Review"],
      }),
      rejectReview: build.mutation<RejectReviewApiResponse | undefined, RejectReviewApiArg>(
        {
          query: (queryArg) => ({
            url: `/reviews/${encodeURIComponent(String(queryArg.reviewId))}`,
            method: "DELETE",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Review"],
        },
      ),
      publishReview: build.mutation<
        PublishReviewApiResponse | undefined,
        PublishReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/reviews/${encodeURIComponent(String(queryArg.reviewId))}/publication`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Review"],
      }),
      hideReview: build.mutation<HideReviewApiResponse | undefined, HideReviewApiArg>({
        query: (queryArg) => ({
          url: `/reviews/${encodeURIComponent(String(queryArg.reviewId))}/publication`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Review"],
      }),
      listCoupons: build.query<ListCouponsApiResponse | undefined, ListCouponsApiArg>({
        query: (queryArg) => ({
          url: `/coupons`,
          params: {
            state: queryArg.state,
            text: queryArg.text,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ["Coupon"],
      }),
      addCoupon: build.mutation<AddCouponApiResponse | undefined, AddCouponApiArg>({
        query: (queryArg) => ({
          url: `/coupons`,
          method: "POST",
          body: queryArg.newCouponForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Coupon"],
      }),
      getCoupon: build.query<GetCouponApiResponse | undefined, GetCouponApiArg>({
        query: (queryArg) => ({
          url: `/coupons/${encodeURIComponent(String(queryArg.code))}`,
        }),
        providesTags: ["Coupon"],
      }),
      saveCoupon: build.mutation<SaveCouponApiResponse | undefined, SaveCouponApiArg>({
        query: (queryArg) => ({
          url: `/coupons/${encodeURIComponent(String(queryArg.code))}`,
          method: "PUT",
          body: queryArg.couponForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Coupon"],
      }),
      deleteCoupon: build.mutation<DeleteCouponApiResponse | undefined, DeleteCouponApiArg>(
        {
          query: (queryArg) => ({
            url: `/coupons/${encodeURIComponent(String(queryArg.code))}`,
            method: "DELETE",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Coupon"],
        },
      ),
      endCoupon: build.mutation<EndCouponApiResponse | undefined, EndCouponApiArg>({
        query: (queryArg) => ({
          url: `/coupons/${encodeURIComponent(String(queryArg.code))}/end`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Coupon"],
      }),
      listContent: build.query<ListContentApiResponse | undefined, ListContentApiArg>({
        query: (queryArg) => ({
          url: `/content`,
          params: {
            kind: queryArg.kind,
            state: queryArg.state,
            text: queryArg.text,
            page: queryArg.page,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ["Content"],
      }),
      addContent: build.mutation<AddContentApiResponse | undefined, AddContentApiArg>({
        query: (queryArg) => ({
          url: `/content`,
          method: "POST",
          body: queryArg.newContentForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Content"],
      }),
      listContentChoices: build.query<
        ListContentChoicesApiResponse | undefined,
        ListContentChoicesApiArg
      >({
        query: () => ({ url: `/content-choices` }),
        providesTags: ["Content", "ContentPicture", "ContentTag"],
      }),
      addContentTag: build.mutation<
        AddContentTagApiResponse | undefined,
        AddContentTagApiArg
      >({
        query: (queryArg) => ({
          url: `/content-tags`,
          method: "POST",
          body: queryArg.contentTagForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["ContentTag"],
      }),
      uploadContentPicture: build.mutation<
        UploadContentPictureApiResponse | undefined,
        UploadContentPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/content-pictures`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
          params: {
            file_name: queryArg.fileName,
          },
        }),
        invalidatesTags: ["ContentPicture"],
      }),
      getContentPicture: build.query<
        GetContentPictureApiResponse | undefined,
        GetContentPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/content-pictures/${encodeURIComponent(String(queryArg.uploadId))}`,
        }),
        providesTags: ["ContentPicture"],
      }),
      getStaffContent: build.query<
        GetStaffContentApiResponse | undefined,
        GetStaffContentApiArg
      >({
        query: (queryArg) => ({
          url: `/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.handle))}`,
        }),
        providesTags: ["Content"],
      }),
      saveContentDraft: build.mutation<
        SaveContentDraftApiResponse | undefined,
        SaveContentDraftApiArg
      >({
        query: (queryArg) => ({
          url: `/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.handle))}`,
          method: "PUT",
          body: queryArg.contentForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Content"],
      }),
      discardContentDraft: build.mutation<
        DiscardContentDraftApiResponse | undefined,
        DiscardContentDraftApiArg
      >({
        query: (queryArg) => ({
          url: `/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.handle))}/draft`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
          params: {
            version: queryArg.version,
          },
        }),
        invalidatesTags: ["Content"],
      }),
      publishContent: build.mutation<
        PublishContentApiResponse | undefined,
        PublishContentApiArg
      >({
        query: (queryArg) => ({
          url: `/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.handle))}/publication`,
          method: "POST",
          body: queryArg.contentPublication,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Content"],
      }),
      unplanContent: build.mutation<
        UnplanContentApiResponse | undefined,
        UnplanContentApiArg
      >({
        query: (queryArg) => ({
          url: `/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.handle))}/publication`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Content"],
      }),
      unpublishContent: build.mutation<
        UnpublishContentApiResponse | undefined,
        UnpublishContentApiArg
      >({
        query: (queryArg) => ({
          url: `/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.handle))}/shown`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Content"],
      }),
      listContentVersions: build.query<
        ListContentVersionsApiResponse | undefined,
        ListContentVersionsApiArg
      >({
        query: (queryArg) => ({
          url: `/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.handle))}/versions`,
          params: {
            before: queryArg.before,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Content"],
      }),
      getContentVersion: build.query<
        GetContentVersionApiResponse | undefined,
        GetContentVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.handle))}/versions/${encodeURIComponent(String(queryArg.versionId))}`,
        }),
        providesTags: ["Content"],
      }),
      restoreContentVersion: build.mutation<
        RestoreContentVersionApiResponse | undefined,
        RestoreContentVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/content/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.handle))}/versions/${encodeURIComponent(String(queryArg.versionId))}/draft`,
          method: "POST",
          body: queryArg.contentRestoration,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Content"],
      }),
      listStaffDeliveryMethods: build.query<
        ListStaffDeliveryMethodsApiResponse | undefined,
        ListStaffDeliveryMethodsApiArg
      >({
        query: () => ({ url: `/delivery/methods` }),
        providesTags: ["Delivery"],
      }),
      addDeliveryMethod: build.mutation<
        AddDeliveryMethodApiResponse | undefined,
        AddDeliveryMethodApiArg
      >({
        query: (queryArg) => ({
          url: `/delivery/methods`,
          method: "POST",
          body: queryArg.deliveryMethodValues,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Delivery"],
      }),
      saveDeliveryMethod: build.mutation<
        SaveDeliveryMethodApiResponse | undefined,
        SaveDeliveryMethodApiArg
      >({
        query: (queryArg) => ({
          url: `/delivery/methods/${encodeURIComponent(String(queryArg.methodId))}`,
          method: "PUT",
          body: queryArg.deliveryMethodForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Delivery"],
      }),
      listDeliveryPlaces: build.query<
        ListDeliveryPlacesApiResponse | undefined,
        ListDeliveryPlacesApiArg
      >({
        query: (queryArg) => ({
          url: `/delivery/places`,
          params: {
            country_ids: queryArg.countryIds,
          },
        }),
        providesTags: ["Delivery"],
      }),
      listDeliverySlots: build.query<
        ListDeliverySlotsApiResponse | undefined,
        ListDeliverySlotsApiArg
      >({
        query: () => ({ url: `/delivery/slots` }),
        providesTags: ["Delivery"],
      }),
      changeDeliverySlot: build.mutation<
        ChangeDeliverySlotApiResponse | undefined,
        ChangeDeliverySlotApiArg
      >({
        query: (queryArg) => ({
          url: `/delivery/slots/${encodeURIComponent(String(queryArg.slotId))}`,
          method: "PATCH",
          body: queryArg.staffSlotChange,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Delivery"],
      }),
      listClosedDays: build.query<
        ListClosedDaysApiResponse | undefined,
        ListClosedDaysApiArg
      >({
        query: () => ({ url: `/delivery/closed-days` }),
        providesTags: ["Delivery"],
      }),
      setClosedDay: build.mutation<SetClosedDayApiResponse | undefined, SetClosedDayApiArg>(
        {
          query: (queryArg) => ({
            url: `/delivery/closed-days/${encodeURIComponent(String(queryArg.day))}`,
            method: "PUT",
            body: queryArg.closedDayForm,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Delivery"],
        },
      ),
      getShopDetails: build.query<
        GetShopDetailsApiResponse | undefined,
        GetShopDetailsApiArg
      >({
        query: () => ({ url: `/shop` }),
        providesTags: ["Shop"],
      }),
      saveShopDetails: build.mutation<
        SaveShopDetailsApiResponse | undefined,
        SaveShopDetailsApiArg
      >({
        query: (queryArg) => ({
          url: `/shop`,
          method: "PUT",
          body: queryArg.shopForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Shop"],
      }),
      getFirstSteps: build.query<GetFirstStepsApiResponse | undefined, GetFirstStepsApiArg>(
        {
          query: () => ({ url: `/first-steps` }),
          providesTags: ["Shop"],
        },
      ),
      removeDemo: build.mutation<RemoveDemoApiResponse | undefined, RemoveDemoApiArg>({
        query: (queryArg) => ({
          url: `/demo`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Shop"],
      }),
      getTaxes: build.query<GetTaxesApiResponse | undefined, GetTaxesApiArg>({
        query: () => ({ url: `/taxes` }),
        providesTags: ["Tax"],
      }),
      saveTaxPolicy: build.mutation<
        SaveTaxPolicyApiResponse | undefined,
        SaveTaxPolicyApiArg
      >({
        query: (queryArg) => ({
          url: `/taxes`,
          method: "PUT",
          body: queryArg.taxPolicy,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Tax"],
      }),
      addTaxClass: build.mutation<AddTaxClassApiResponse | undefined, AddTaxClassApiArg>({
        query: (queryArg) => ({
          url: `/tax-classes`,
          method: "POST",
          body: queryArg.taxClassForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Tax"],
      }),
      renameTaxClass: build.mutation<
        RenameTaxClassApiResponse | undefined,
        RenameTaxClassApiArg
      >({
        query: (queryArg) => ({
          url: `/tax-classes/${encodeURIComponent(String(queryArg.classId))}`,
          method: "PUT",
          body: queryArg.taxClassForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Tax"],
      }),
      removeTaxClass: build.mutation<
        RemoveTaxClassApiResponse | undefined,
        RemoveTaxClassApiArg
      >({
        query: (queryArg) => ({
          url: `/tax-classes/${encodeURIComponent(String(queryArg.classId))}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Tax"],
      }),
      setTaxRate: build.mutation<SetTaxRateApiResponse | undefined, SetTaxRateApiArg>({
        query: (queryArg) => ({
          url: `/tax-classes/${encodeURIComponent(String(queryArg.classId))}/rates`,
          method: "PUT",
          body: queryArg.taxRateForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Tax"],
      }),
      removeTaxRate: build.mutation<
        RemoveTaxRateApiResponse | undefined,
        RemoveTaxRateApiArg
      >({
        query: (queryArg) => ({
          url: `/tax-classes/${encodeURIComponent(String(queryArg.classId))}/rates`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
          params: {
            day: queryArg.day,
            country_id: queryArg.countryId,
            zone_id: queryArg.zoneId,
          },
        }),
        invalidatesTags: ["Tax"],
      }),
      listGateways: build.query<ListGatewaysApiResponse | undefined, ListGatewaysApiArg>({
        query: () => ({ url: `/payment-gateways` }),
        providesTags: ["Shop"],
      }),
      saveGatewayKeys: build.mutation<
        SaveGatewayKeysApiResponse | undefined,
        SaveGatewayKeysApiArg
      >({
        query: (queryArg) => ({
          url: `/payment-gateways/${encodeURIComponent(String(queryArg.gateway))}/keys`,
          method: "PUT",
          body: queryArg.gatewayKeysForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Shop"],
      }),
      removeGatewayKeys: build.mutation<
        RemoveGatewayKeysApiResponse | undefined,
        RemoveGatewayKeysApiArg
      >({
        query: (queryArg) => ({
          url: `/payment-gateways/${encodeURIComponent(String(queryArg.gateway))}/keys`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Shop"],
      }),
      testGateway: build.mutation<TestGatewayApiResponse | undefined, TestGatewayApiArg>({
        query: (queryArg) => ({
          url: `/payment-gateways/${encodeURIComponent(String(queryArg.gateway))}/test`,
          method: "POST",
        }),
        invalidatesTags: ["Shop"],
      }),
      chooseStoreCurrency: build.mutation<
        ChooseStoreCurrencyApiResponse | undefined,
        ChooseStoreCurrencyApiArg
      >({
        query: (queryArg) => ({
          url: `/store-currency`,
          method: "PUT",
          body: queryArg.storeCurrencyForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Currency"],
      }),
      listStaffCurrencies: build.query<
        ListStaffCurrenciesApiResponse | undefined,
        ListStaffCurrenciesApiArg
      >({
        query: () => ({ url: `/currencies` }),
        providesTags: ["Currency"],
      }),
      addCurrency: build.mutation<AddCurrencyApiResponse | undefined, AddCurrencyApiArg>({
        query: (queryArg) => ({
          url: `/currencies`,
          method: "POST",
          body: queryArg.newCurrency,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Currency"],
      }),
      saveCurrency: build.mutation<SaveCurrencyApiResponse | undefined, SaveCurrencyApiArg>(
        {
          query: (queryArg) => ({
            url: `/currencies/${encodeURIComponent(String(queryArg.code))}`,
            method: "PUT",
            body: queryArg.currencyChanges,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Currency"],
        },
      ),
      replyToReview: build.mutation<
        ReplyToReviewApiResponse | undefined,
        ReplyToReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/reviews/${encodeURIComponent(String(queryArg.reviewId))}/reply`,
          method: "PUT",
          body: queryArg.reviewReplyForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Review"],
      }),
      listMessages: build.query<ListMessagesApiResponse | undefined, ListMessagesApiArg>({
        query: (queryArg) => ({
          url: `/messages`,
          params: {
            view: queryArg.view,
            beyond: queryArg.beyond,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Message"],
      }),
      listFailedMails: build.query<
        ListFailedMailsApiResponse | undefined,
        ListFailedMailsApiArg
      >({
        query: () => ({ url: `/failed-mails` }),
        providesTags: ["Message"],
      }),
      sendMailAgain: build.mutation<
        SendMailAgainApiResponse | undefined,
        SendMailAgainApiArg
      >({
        query: (queryArg) => ({
          url: `/failed-mails/${encodeURIComponent(String(queryArg.mailId))}/send`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Message"],
      }),
      changeMessage: build.mutation<
        ChangeMessageApiResponse | undefined,
        ChangeMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/messages/${encodeURIComponent(String(queryArg.messageId))}`,
          method: "PATCH",
          body: queryArg.staffMessageChange,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Message"],
      }),
      listCustomers: build.query<ListCustomersApiResponse | undefined, ListCustomersApiArg>(
        {
          query: (queryArg) => ({
            url: `/customers`,
            params: {
              text: queryArg.text,
              page: queryArg.page,
              page_size: queryArg.pageSize,
            },
          }),
          providesTags: ["Customer"],
        },
      ),
      getStaffCustomer: build.query<
        GetStaffCustomerApiResponse | undefined,
        GetStaffCustomerApiArg
      >({
        query: (queryArg) => ({
          url: `/customers/${encodeURIComponent(String(queryArg.customerId))}`,
        }),
        providesTags: ["Customer"],
      }),
      eraseCustomer: build.mutation<
        EraseCustomerApiResponse | undefined,
        EraseCustomerApiArg
      >({
        query: (queryArg) => ({
          url: `/customers/${encodeURIComponent(String(queryArg.customerId))}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Customer"],
      }),
      exportCustomer: build.query<
        ExportCustomerApiResponse | undefined,
        ExportCustomerApiArg
      >({
        query: (queryArg) => ({
          url: `/customers/${encodeURIComponent(String(queryArg.customerId))}/export`,
        }),
        providesTags: ["Customer"],
      }),
      exportStockAlerts: build.query<
        ExportStockAlertsApiResponse | undefined,
        ExportStockAlertsApiArg
      >({
        query: () => ({ url: `/stock/alerts/export` }),
        providesTags: ["Stock"],
      }),
      exportTable: build.query<ExportTableApiResponse | undefined, ExportTableApiArg>({
        query: (queryArg) => ({
          url: `/exports/${encodeURIComponent(String(queryArg.table))}`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            format: queryArg.format,
          },
        }),
        providesTags: ["Insight"],
      }),
      getReport: build.query<GetReportApiResponse | undefined, GetReportApiArg>({
        query: (queryArg) => ({
          url: `/insight/report`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["Insight"],
      }),
      getSales: build.query<GetSalesApiResponse | undefined, GetSalesApiArg>({
        query: (queryArg) => ({
          url: `/insight/sales`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["Insight"],
      }),
      listSellers: build.query<ListSellersApiResponse | undefined, ListSellersApiArg>({
        query: (queryArg) => ({
          url: `/insight/products`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["Insight"],
      }),
      listMissedSearches: build.query<
        ListMissedSearchesApiResponse | undefined,
        ListMissedSearchesApiArg
      >({
        query: (queryArg) => ({
          url: `/insight/searches`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["Insight"],
      }),
      exportProducts: build.query<
        ExportProductsApiResponse | undefined,
        ExportProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/products/export`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ["Import"],
      }),
      listImports: build.query<ListImportsApiResponse | undefined, ListImportsApiArg>({
        query: () => ({ url: `/imports` }),
        providesTags: ["Import"],
      }),
      createImport: build.mutation<CreateImportApiResponse | undefined, CreateImportApiArg>(
        {
          query: (queryArg) => ({
            url: `/imports`,
            method: "POST",
            body: queryArg.importForm,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Import"],
        },
      ),
      getImport: build.query<GetImportApiResponse | undefined, GetImportApiArg>({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}`,
        }),
        providesTags: ["Import"],
      }),
      stopImport: build.mutation<StopImportApiResponse | undefined, StopImportApiArg>({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Import"],
      }),
      putImportPart: build.mutation<
        PutImportPartApiResponse | undefined,
        PutImportPartApiArg
      >({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}/parts/${encodeURIComponent(String(queryArg.position))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Import"],
      }),
      readImportHead: build.query<
        ReadImportHeadApiResponse | undefined,
        ReadImportHeadApiArg
      >({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}/head`,
        }),
        providesTags: ["Import"],
      }),
      importCustomers: build.mutation<
        ImportCustomersApiResponse | undefined,
        ImportCustomersApiArg
      >({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}/customers`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Import"],
      }),
      previewImport: build.query<PreviewImportApiResponse | undefined, PreviewImportApiArg>(
        {
          query: (queryArg) => ({
            url: `/imports/${encodeURIComponent(String(queryArg.importId))}/preview`,
            method: "POST",
            body: queryArg.importMapping,
          }),
          providesTags: ["Import"],
        },
      ),
      startImport: build.mutation<StartImportApiResponse | undefined, StartImportApiArg>({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}/start`,
          method: "POST",
          body: queryArg.importMapping,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Import"],
      }),
      listImportPictures: build.query<
        ListImportPicturesApiResponse | undefined,
        ListImportPicturesApiArg
      >({
        query: () => ({ url: `/import-pictures` }),
        providesTags: ["Import"],
      }),
      retryImportPictures: build.mutation<
        RetryImportPicturesApiResponse | undefined,
        RetryImportPicturesApiArg
      >({
        query: (queryArg) => ({
          url: `/import-pictures/retry`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Import"],
      }),
      checkImport: build.mutation<CheckImportApiResponse | undefined, CheckImportApiArg>({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}/check`,
          method: "POST",
          body: queryArg.importMapping,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Import"],
      }),
      undoImport: build.mutation<UndoImportApiResponse | undefined, UndoImportApiArg>({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}/undo`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Import"],
      }),
      listImportChanges: build.query<
        ListImportChangesApiResponse | undefined,
        ListImportChangesApiArg
      >({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}/changes`,
          params: {
            kind: queryArg.kind,
            after: queryArg.after,
          },
        }),
        providesTags: ["Import"],
      }),
      listRejectedRows: build.query<
        ListRejectedRowsApiResponse | undefined,
        ListRejectedRowsApiArg
      >({
        query: (queryArg) => ({
          url: `/imports/${encodeURIComponent(String(queryArg.importId))}/refused`,
          params: {
            language: queryArg.language,
            kind: queryArg.kind,
          },
        }),
        providesTags: ["Import"],
      }),
      listPictures: build.query<ListPicturesApiResponse | undefined, ListPicturesApiArg>({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.productId))}/pictures`,
        }),
        providesTags: ["Picture"],
      }),
      uploadPicture: build.mutation<
        UploadPictureApiResponse | undefined,
        UploadPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.productId))}/pictures`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
          params: {
            file_name: queryArg.fileName,
          },
        }),
        invalidatesTags: ["Picture"],
      }),
      movePicture: build.mutation<MovePictureApiResponse | undefined, MovePictureApiArg>({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.productId))}/pictures/${encodeURIComponent(String(queryArg.picture))}`,
          method: "PUT",
          body: queryArg.pictureMove,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picture"],
      }),
      removePicture: build.mutation<
        RemovePictureApiResponse | undefined,
        RemovePictureApiArg
      >({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.productId))}/pictures/${encodeURIComponent(String(queryArg.picture))}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picture"],
      }),
      dismissUpload: build.mutation<
        DismissUploadApiResponse | undefined,
        DismissUploadApiArg
      >({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.productId))}/picture-uploads/${encodeURIComponent(String(queryArg.uploadId))}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picture"],
      }),
      describePictures: build.mutation<
        DescribePicturesApiResponse | undefined,
        DescribePicturesApiArg
      >({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.productId))}/picture-text`,
          method: "PUT",
          body: queryArg.pictureTextForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picture"],
      }),
      listChanges: build.query<ListChangesApiResponse | undefined, ListChangesApiArg>({
        query: (queryArg) => ({
          url: `/changes`,
          params: {
            subject: queryArg.subject,
            subject_id: queryArg.subjectId,
            member_id: queryArg.memberId,
            day: queryArg.day,
            before: queryArg.before,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Change"],
      }),
      listChangeAuthors: build.query<
        ListChangeAuthorsApiResponse | undefined,
        ListChangeAuthorsApiArg
      >({
        query: () => ({ url: `/changes/authors` }),
        providesTags: ["Change"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type GetStaffSessionApiResponse =
  /** status 200 Signed-in member */ StaffSession;
export type GetStaffSessionApiArg = void;
export type SignInStaffApiResponse =
  /** status 200 Signed-in member */ StaffSession;
export type SignInStaffApiArg = {
  signInForm: SignInForm;
};
export type SignOutStaffApiResponse = unknown;
export type SignOutStaffApiArg = {
  /** End all sessions of this member */
  everywhere?: boolean;
};
export type RequestStaffPasswordApiResponse = unknown;
export type RequestStaffPasswordApiArg = {
  passwordLinkForm: PasswordLinkForm;
};
export type GetStaffPasskeyOptionsApiResponse =
  /** status 200 Input for the browser’s WebAuthn functions */ PasskeyOptions;
export type GetStaffPasskeyOptionsApiArg = void;
export type SignInStaffWithPasskeyApiResponse =
  /** status 200 Signed-in member */ StaffSession;
export type SignInStaffWithPasskeyApiArg = {
  staffPasskeySignInForm: StaffPasskeySignInForm;
};
export type VerifyStaffCodeApiResponse =
  /** status 200 Signed-in member */ StaffSession;
export type VerifyStaffCodeApiArg = {
  staffCodeForm: StaffCodeForm;
};
export type ListStaffSessionsApiResponse =
  /** status 200 Most recently used first */ StaffSessionList;
export type ListStaffSessionsApiArg = void;
export type EndStaffSessionApiResponse = unknown;
export type EndStaffSessionApiArg = {
  sessionId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type GetStaffSecondFactorApiResponse =
  /** status 200 The second factor */ StaffSecondFactor;
export type GetStaffSecondFactorApiArg = void;
export type ConfirmStaffSecondFactorApiResponse =
  /** status 200 Signed-in member */ StaffSession;
export type ConfirmStaffSecondFactorApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  staffCodeForm: StaffCodeForm;
};
export type StartStaffSecondFactorApiResponse =
  /** status 200 Shown once */ StaffSecondFactorSecrets;
export type StartStaffSecondFactorApiArg = {
  staffProof: StaffProof;
};
export type RemoveStaffSecondFactorApiResponse = unknown;
export type RemoveStaffSecondFactorApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  staffProof: StaffProof;
};
export type ListStaffPasskeysApiResponse =
  /** status 200 Oldest first */ PasskeyList;
export type ListStaffPasskeysApiArg = void;
export type RegisterStaffPasskeyApiResponse =
  /** status 201 The passkey */ Passkey;
export type RegisterStaffPasskeyApiArg = {
  staffPasskeyForm: StaffPasskeyForm;
};
export type GetStaffPasskeyRegistrationApiResponse =
  /** status 200 Input for the browser’s WebAuthn functions */ PasskeyOptions;
export type GetStaffPasskeyRegistrationApiArg = {
  staffProof: StaffProof;
};
export type RemoveStaffPasskeyApiResponse = unknown;
export type RemoveStaffPasskeyApiArg = {
  passkeyId: string;
  staffProof: StaffProof;
};
export type ReadInvitationApiResponse = /** status 200 The member */ Invitation;
export type ReadInvitationApiArg = {
  invitationForm: InvitationForm;
};
export type GetInvitationPasskeyOptionsApiResponse =
  /** status 200 Input for the browser’s WebAuthn functions */ PasskeyOptions;
export type GetInvitationPasskeyOptionsApiArg = {
  invitationForm: InvitationForm;
};
export type AcceptInvitationWithPasskeyApiResponse =
  /** status 200 Signed-in member */ StaffSession;
export type AcceptInvitationWithPasskeyApiArg = {
  invitationPasskeyForm: InvitationPasskeyForm;
};
export type SetStaffPasswordApiResponse =
  /** status 200 Signed-in member */ StaffSession;
export type SetStaffPasswordApiArg = {
  staffPasswordForm: StaffPasswordForm;
};
export type GetOwnerSetupApiResponse = /** status 200 State */ OwnerSetup;
export type GetOwnerSetupApiArg = void;
export type ClaimShopApiResponse =
  /** status 200 Signed-in member */ StaffSession;
export type ClaimShopApiArg = {
  ownerSetupForm: OwnerSetupForm;
};
export type ListMembersApiResponse =
  /** status 200 Sorted by name */ MemberList;
export type ListMembersApiArg = void;
export type InviteMemberApiResponse = /** status 201 Updated member */ Member;
export type InviteMemberApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  memberForm: MemberForm;
};
export type ChangeMemberApiResponse = /** status 200 Updated member */ Member;
export type ChangeMemberApiArg = {
  memberId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  memberChange: MemberChange;
};
export type RemoveMemberSecondFactorApiResponse = unknown;
export type RemoveMemberSecondFactorApiArg = {
  memberId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type InviteMemberAgainApiResponse = unknown;
export type InviteMemberAgainApiArg = {
  memberId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type GetStaffHomeApiResponse =
  /** status 200 Tasks with their counts */ StaffHome;
export type GetStaffHomeApiArg = void;
export type SearchOrdersApiResponse =
  /** status 200 Page of orders; `total` is capped at 10,000 */ OrderPage;
export type SearchOrdersApiArg = {
  /** Orders of the account, and guest orders of its email address */
  customerId?: string;
  status?: OrderStatus;
  payment?: PaymentState;
  /** Date of the time slot in the shop’s time zone */
  day?: string;
  slotId?: string;
  /** Short number such as #1042, or part of the order number, name, email address or phone number */
  text?: string;
  sort?: "placed" | "slot" | "total" | "number";
  direction?: "asc" | "desc";
  page?: number;
  pageSize?: number;
};
export type GetStaffOrderApiResponse =
  /** status 200 Updated order */ StaffOrder;
export type GetStaffOrderApiArg = {
  number: string;
};
export type ChangeOrderAddressApiResponse =
  /** status 200 Updated order */ StaffOrder;
export type ChangeOrderAddressApiArg = {
  number: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  orderAddressForm: OrderAddressForm;
};
export type ListOrderSlotsApiResponse =
  /** status 200 Earliest first */ OrderSlotList;
export type ListOrderSlotsApiArg = {
  number: string;
};
export type ChangeOrderSlotApiResponse =
  /** status 200 Updated order */ StaffOrder;
export type ChangeOrderSlotApiArg = {
  number: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  body: {
    slot_id: string;
  };
};
export type ConfirmPaymentApiResponse =
  /** status 200 Updated order */ StaffOrder;
export type ConfirmPaymentApiArg = {
  number: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type PackLineApiResponse = /** status 200 Updated order */ StaffOrder;
export type PackLineApiArg = {
  number: string;
  lineId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  packedLineForm: PackedLineForm;
};
export type ChangeOrderStatusApiResponse =
  /** status 200 Updated order */ StaffOrder;
export type ChangeOrderStatusApiArg = {
  number: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  orderStatusForm: OrderStatusForm;
};
export type RefundOrderApiResponse = /** status 200 Updated order */ StaffOrder;
export type RefundOrderApiArg = {
  number: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  refundForm: RefundForm;
};
export type SettleRefundApiResponse =
  /** status 200 Updated order */ StaffOrder;
export type SettleRefundApiArg = {
  number: string;
  refundId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type AddOrderNoteApiResponse =
  /** status 200 Updated order */ StaffOrder;
export type AddOrderNoteApiArg = {
  number: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  noteForm: NoteForm;
};
export type FindProductsApiResponse =
  /** status 200 The 20 best matches */ ProductList;
export type FindProductsApiArg = {
  text?: string;
  /** Product to replace; excluded from the results */
  like?: string;
};
export type SearchStaffProductsApiResponse =
  /** status 200 Page of products; `total` is capped at 10,000 */ ProductPage;
export type SearchStaffProductsApiArg = {
  /** Search words or a full barcode */
  text?: string;
  /** Collection handle */
  collection?: string;
  /** `low`: one to five units left */
  stock?: StockLevel;
  /** Filter by sale price */
  special?: boolean;
  status?: ProductStatus;
  /** `relevance`: best match first; requires a search text and is its default */
  sort?: ProductSort;
  /** Applies to every sort order except relevance */
  direction?: "asc" | "desc";
  /** `next` cursor of another page with the same sort order */
  after?: ProductCursor;
  /** `previous` cursor of another page with the same sort order */
  before?: ProductCursor;
  pageSize?: number;
};
export type AddProductApiResponse =
  /** status 201 Updated product */ StaffProduct;
export type AddProductApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  newProductForm: NewProductForm;
};
export type GetStaffProductApiResponse =
  /** status 200 Updated product */ StaffProduct;
export type GetStaffProductApiArg = {
  productId: string;
};
export type SaveProductApiResponse =
  /** status 200 Updated product */ StaffProduct;
export type SaveProductApiArg = {
  productId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  productForm: ProductForm;
};
export type DeleteProductApiResponse = unknown;
export type DeleteProductApiArg = {
  productId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type DeleteProductsApiResponse = unknown;
export type DeleteProductsApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  productDeletionForm: ProductDeletionForm;
};
export type ChangeProductValuesApiResponse =
  /** status 200 Updated products */ ChangedProducts;
export type ChangeProductValuesApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  productValuesForm: ProductValuesForm;
};
export type ChangeProductGroupApiResponse =
  /** status 200 Updated products */ ChangedProducts;
export type ChangeProductGroupApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  productGroupForm: ProductGroupForm;
};
export type ListStaffCollectionsApiResponse =
  /** status 200 In the shop’s display order */ StaffCollectionList;
export type ListStaffCollectionsApiArg = void;
export type ListEditedCollectionsApiResponse =
  /** status 200 In the shop’s display order */ EditedCollectionList;
export type ListEditedCollectionsApiArg = void;
export type AddCollectionApiResponse =
  /** status 201 Updated collection */ EditedCollection;
export type AddCollectionApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  collectionValues: CollectionValues;
};
export type SaveCollectionApiResponse =
  /** status 200 Updated collection */ EditedCollection;
export type SaveCollectionApiArg = {
  handle: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  collectionChanges: CollectionChanges;
};
export type DeleteCollectionApiResponse =
  /** status 200 In the shop’s display order */ EditedCollectionList;
export type DeleteCollectionApiArg = {
  handle: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type ListPackingSlotsApiResponse =
  /** status 200 Sorted by time; orders without a time slot come first and have no id */ SlotList;
export type ListPackingSlotsApiArg = void;
export type PreviewSlotStatusApiResponse =
  /** status 200 Orders that have not reached the status, eligible ones first; at most 200 */ SlotStatusPreview;
export type PreviewSlotStatusApiArg = {
  /** Omit for orders without a time slot */
  slotId?: string;
  status: SlotStatus;
};
export type ChangeSlotStatusApiResponse =
  /** status 200 Result for each order, in request order */ SlotStatusResult;
export type ChangeSlotStatusApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  slotStatusForm: SlotStatusForm;
};
export type GetPackingListApiResponse =
  /** status 200 Orders, oldest first; at most 2000 */ PackingList;
export type GetPackingListApiArg = {
  /** Omit for orders without a time slot */
  slotId?: string;
  /** Limit to one order */
  number?: string;
  /** Limit to orders of the time slot with this status */
  status?: "placed" | "packed";
};
export type ListStockApiResponse =
  /** status 200 Page of products; `total` is capped at 10,000 */ StockPage;
export type ListStockApiArg = {
  /** `low`: not orderable or at most the low stock threshold, lowest first. `out`: not orderable only.
    `waiting`: with back-in-stock requests, most requested first. Ignored with a search text.
     */
  view?: "low" | "out" | "waiting";
  /** Barcode or search words */
  text?: string;
  page?: number;
  pageSize?: number;
};
export type GetProductStockApiResponse =
  /** status 200 The product with its stock */ ProductStock;
export type GetProductStockApiArg = {
  productId: string;
};
export type ListStockMovementsApiResponse =
  /** status 200 Stock movements; all changes add up to the current stock */ StockMovementList;
export type ListStockMovementsApiArg = {
  productId: string;
  /** Movement id; returns older movements */
  before?: string;
  limit?: number;
};
export type CorrectStockApiResponse =
  /** status 200 The product with its stock */ ProductStock;
export type CorrectStockApiArg = {
  productId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  stockCorrectionForm: StockCorrectionForm;
};
export type ListReviewsApiResponse =
  /** status 200 Page of reviews; `total` is capped at 10,000 */ ReviewPage;
export type ListReviewsApiArg = {
  view?: "held" | "published";
  /** Product search words or barcode; limits reviews to matching products */
  text?: string;
  page?: number;
  pageSize?: number;
};
export type RejectReviewApiResponse = unknown;
export type RejectReviewApiArg = {
  reviewId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type PublishReviewApiResponse = unknown;
export type PublishReviewApiArg = {
  reviewId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type HideReviewApiResponse = unknown;
export type HideReviewApiArg = {
  reviewId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type ListCouponsApiResponse =
  /** status 200 Page of coupons; `total` is capped at 10,000 */ CouponPage;
export type ListCouponsApiArg = {
  state?: CouponState;
  /** Part of a code, case-insensitive */
  text?: string;
  page?: number;
  pageSize?: number;
};
export type AddCouponApiResponse = /** status 201 Updated coupon */ StaffCoupon;
export type AddCouponApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  newCouponForm: NewCouponForm;
};
export type GetCouponApiResponse = /** status 200 Updated coupon */ StaffCoupon;
export type GetCouponApiArg = {
  code: string;
};
export type SaveCouponApiResponse =
  /** status 200 Updated coupon */ StaffCoupon;
export type SaveCouponApiArg = {
  code: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  couponForm: CouponForm;
};
export type DeleteCouponApiResponse = unknown;
export type DeleteCouponApiArg = {
  code: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type EndCouponApiResponse = /** status 200 Updated coupon */ StaffCoupon;
export type EndCouponApiArg = {
  code: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type ListContentApiResponse =
  /** status 200 Page of content entries */ ContentList;
export type ListContentApiArg = {
  kind?: ContentKind;
  state?: ContentState;
  /** Part of a title in any language, or of a path */
  text?: string;
  page?: number;
  pageSize?: number;
};
export type AddContentApiResponse =
  /** status 201 Current draft, or the published version if no draft exists */ StaffContent;
export type AddContentApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  newContentForm: NewContentForm;
};
export type ListContentChoicesApiResponse =
  /** status 200 Tags in blog order, images by name */ ContentChoices;
export type ListContentChoicesApiArg = void;
export type AddContentTagApiResponse =
  /** status 201 The tag, added last */ ContentTag;
export type AddContentTagApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  contentTagForm: ContentTagForm;
};
export type UploadContentPictureApiResponse =
  /** status 201 Processing status of a content image */ ContentPicture;
export type UploadContentPictureApiArg = {
  fileName: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  body: string;
};
export type GetContentPictureApiResponse =
  /** status 200 Processing status of a content image */ ContentPicture;
export type GetContentPictureApiArg = {
  uploadId: string;
};
export type GetStaffContentApiResponse =
  /** status 200 Current draft, or the published version if no draft exists */ StaffContent;
export type GetStaffContentApiArg = {
  kind: ContentKind;
  handle: string;
};
export type SaveContentDraftApiResponse =
  /** status 200 Current draft, or the published version if no draft exists */ StaffContent;
export type SaveContentDraftApiArg = {
  kind: ContentKind;
  handle: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  contentForm: ContentForm;
};
export type DiscardContentDraftApiResponse = unknown;
export type DiscardContentDraftApiArg = {
  kind: ContentKind;
  handle: string;
  /** Version of the draft to discard; 409 if it differs */
  version: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type PublishContentApiResponse =
  /** status 200 Current draft, or the published version if no draft exists */ StaffContent;
export type PublishContentApiArg = {
  kind: ContentKind;
  handle: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  contentPublication: ContentPublication;
};
export type UnplanContentApiResponse =
  /** status 200 Current draft, or the published version if no draft exists */ StaffContent;
export type UnplanContentApiArg = {
  kind: ContentKind;
  handle: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type UnpublishContentApiResponse =
  /** status 200 Current draft, or the published version if no draft exists */ StaffContent;
export type UnpublishContentApiArg = {
  kind: ContentKind;
  handle: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type ListContentVersionsApiResponse =
  /** status 200 Published versions */ ContentVersionList;
export type ListContentVersionsApiArg = {
  kind: ContentKind;
  handle: string;
  /** Version id; returns older versions */
  before?: string;
  limit?: number;
};
export type GetContentVersionApiResponse =
  /** status 200 The version */ ContentVersion;
export type GetContentVersionApiArg = {
  kind: ContentKind;
  handle: string;
  versionId: string;
};
export type RestoreContentVersionApiResponse =
  /** status 200 Current draft, or the published version if no draft exists */ StaffContent;
export type RestoreContentVersionApiArg = {
  kind: ContentKind;
  handle: string;
  versionId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  contentRestoration: ContentRestoration;
};
export type ListStaffDeliveryMethodsApiResponse =
  /** status 200 In the shop’s display order */ StaffDeliveryMethodList;
export type ListStaffDeliveryMethodsApiArg = void;
export type AddDeliveryMethodApiResponse =
  /** status 201 The delivery method */ StaffDeliveryMethod;
export type AddDeliveryMethodApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  deliveryMethodValues: DeliveryMethodValues;
};
export type SaveDeliveryMethodApiResponse =
  /** status 200 The delivery method */ StaffDeliveryMethod;
export type SaveDeliveryMethodApiArg = {
  methodId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  deliveryMethodForm: DeliveryMethodForm;
};
export type ListDeliveryPlacesApiResponse =
  /** status 200 Sorted by English name */ PlaceList;
export type ListDeliveryPlacesApiArg = {
  /** Comma-separated country codes to include zones for */
  countryIds?: string;
};
export type ListDeliverySlotsApiResponse =
  /** status 200 Earliest first */ StaffSlotList;
export type ListDeliverySlotsApiArg = void;
export type ChangeDeliverySlotApiResponse =
  /** status 200 Updated time slot */ StaffSlot;
export type ChangeDeliverySlotApiArg = {
  slotId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  staffSlotChange: StaffSlotChange;
};
export type ListClosedDaysApiResponse =
  /** status 200 Earliest first */ ClosedDayList;
export type ListClosedDaysApiArg = void;
export type SetClosedDayApiResponse =
  /** status 200 Earliest first */ ClosedDayList;
export type SetClosedDayApiArg = {
  /** In the shop’s time zone, from today to one year ahead */
  day: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  closedDayForm: ClosedDayForm;
};
export type GetShopDetailsApiResponse =
  /** status 200 Current state */ ShopDetails;
export type GetShopDetailsApiArg = void;
export type SaveShopDetailsApiResponse =
  /** status 200 Current state */ ShopDetails;
export type SaveShopDetailsApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  shopForm: ShopForm;
};
export type GetFirstStepsApiResponse =
  /** status 200 Current state */ FirstSteps;
export type GetFirstStepsApiArg = void;
export type RemoveDemoApiResponse = /** status 200 Current state */ FirstSteps;
export type RemoveDemoApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type GetTaxesApiResponse =
  /** status 200 Tax policy and classes */ Taxes;
export type GetTaxesApiArg = void;
export type SaveTaxPolicyApiResponse =
  /** status 200 Tax policy and classes */ Taxes;
export type SaveTaxPolicyApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  taxPolicy: TaxPolicy;
};
export type AddTaxClassApiResponse =
  /** status 200 Tax policy and classes */ Taxes;
export type AddTaxClassApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  taxClassForm: TaxClassForm;
};
export type RenameTaxClassApiResponse =
  /** status 200 Tax policy and classes */ Taxes;
export type RenameTaxClassApiArg = {
  classId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  taxClassForm: TaxClassForm;
};
export type RemoveTaxClassApiResponse =
  /** status 200 Tax policy and classes */ Taxes;
export type RemoveTaxClassApiArg = {
  classId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type SetTaxRateApiResponse =
  /** status 200 Tax policy and classes */ Taxes;
export type SetTaxRateApiArg = {
  classId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  taxRateForm: TaxRateForm;
};
export type RemoveTaxRateApiResponse =
  /** status 200 Tax policy and classes */ Taxes;
export type RemoveTaxRateApiArg = {
  classId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  /** First day of the rate */
  day: string;
  /** Empty for all countries */
  countryId: string;
  /** Empty for the whole country */
  zoneId: string;
};
export type ListGatewaysApiResponse =
  /** status 200 The providers */ StaffGatewayList;
export type ListGatewaysApiArg = void;
export type SaveGatewayKeysApiResponse =
  /** status 200 The providers */ StaffGatewayList;
export type SaveGatewayKeysApiArg = {
  gateway: "stripe" | "razorpay";
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  gatewayKeysForm: GatewayKeysForm;
};
export type RemoveGatewayKeysApiResponse =
  /** status 200 The providers */ StaffGatewayList;
export type RemoveGatewayKeysApiArg = {
  gateway: "stripe" | "razorpay";
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type TestGatewayApiResponse =
  /** status 200 Whether the keys are accepted */ GatewayTest;
export type TestGatewayApiArg = {
  gateway: "stripe" | "razorpay";
};
export type ChooseStoreCurrencyApiResponse =
  /** status 200 In the shop’s display order */ StaffCurrencyList;
export type ChooseStoreCurrencyApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  storeCurrencyForm: StoreCurrencyForm;
};
export type ListStaffCurrenciesApiResponse =
  /** status 200 In the shop’s display order */ StaffCurrencyList;
export type ListStaffCurrenciesApiArg = void;
export type AddCurrencyApiResponse =
  /** status 201 The currency */ StaffCurrency;
export type AddCurrencyApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  newCurrency: NewCurrency;
};
export type SaveCurrencyApiResponse =
  /** status 200 The currency */ StaffCurrency;
export type SaveCurrencyApiArg = {
  code: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  currencyChanges: CurrencyChanges;
};
export type ReplyToReviewApiResponse = unknown;
export type ReplyToReviewApiArg = {
  reviewId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  reviewReplyForm: ReviewReplyForm;
};
export type ListMessagesApiResponse =
  /** status 200 Contact messages */ StaffMessageList;
export type ListMessagesApiArg = {
  view?: "open" | "answered";
  /** Message id; returns messages after it */
  beyond?: string;
  limit?: number;
};
export type ListFailedMailsApiResponse =
  /** status 200 Failed emails */ FailedMailList;
export type ListFailedMailsApiArg = void;
export type SendMailAgainApiResponse = unknown;
export type SendMailAgainApiArg = {
  mailId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type ChangeMessageApiResponse =
  /** status 200 Updated message */ StaffMessage;
export type ChangeMessageApiArg = {
  messageId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  staffMessageChange: StaffMessageChange;
};
export type ListCustomersApiResponse =
  /** status 200 Page of customers; `total` is capped at 10,000 */ CustomerPage;
export type ListCustomersApiArg = {
  /** Words of name, email address or telephone number */
  text?: string;
  page?: number;
  pageSize?: number;
};
export type GetStaffCustomerApiResponse =
  /** status 200 Customer */ StaffCustomer;
export type GetStaffCustomerApiArg = {
  customerId: string;
};
export type EraseCustomerApiResponse = unknown;
export type EraseCustomerApiArg = {
  customerId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type ExportCustomerApiResponse =
  /** status 200 File as customers download it from their account */ Blob;
export type ExportCustomerApiArg = {
  customerId: string;
};
export type ExportStockAlertsApiResponse =
  /** status 200 One row per request from a confirmed address */ string;
export type ExportStockAlertsApiArg = void;
export type ExportTableApiResponse =
  /** status 200 A header, then one row per entry, as CSV or as an Excel file; amounts in the store’s currency */ string;
export type ExportTableApiArg = {
  table: "orders" | "lines" | "payments" | "refunds" | "taxes" | "customers";
  /** First day, in the shop’s time zone */
  from: string;
  /** Last day */
  to: string;
  format: "csv" | "xlsx";
};
export type GetReportApiResponse =
  /** status 200 Each part adds up to the amounts of its export */ Report;
export type GetReportApiArg = {
  /** First day, in the shop’s time zone */
  from: string;
  /** Last day */
  to: string;
};
export type GetSalesApiResponse =
  /** status 200 Excludes orders that are cancelled or awaiting payment. Amounts are order totals minus goodwill refunds. Days are in
the shop's time zone, oldest first, today last.
 */ Sales;
export type GetSalesApiArg = {
  /** Number of days, including today */
  days?: 14 | 30 | 90;
};
export type ListSellersApiResponse =
  /** status 200 At most ten each; `worst` contains products in stock and on sale for the full period */ SellerLists;
export type ListSellersApiArg = {
  /** Number of days, including today */
  days?: 14 | 30 | 90;
};
export type ListMissedSearchesApiResponse =
  /** status 200 At most 20, most frequent first; excludes terms searched only once */ MissedSearchList;
export type ListMissedSearchesApiArg = {
  /** Number of days, including today */
  days?: 14 | 30 | 90;
};
export type ExportProductsApiResponse =
  /** status 200 One row per product */ string;
export type ExportProductsApiArg = {
  /** Defaults to the request language; products without a text in it are excluded */
  language?: "en" | "fr";
};
export type ListImportsApiResponse =
  /** status 200 Latest first, drafts excluded */ ImportList;
export type ListImportsApiArg = void;
export type CreateImportApiResponse = /** status 201 The import */ ImportRow;
export type CreateImportApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  importForm: ImportForm;
};
export type GetImportApiResponse = /** status 200 The import */ ImportRow;
export type GetImportApiArg = {
  importId: string;
};
export type StopImportApiResponse = unknown;
export type StopImportApiArg = {
  importId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type PutImportPartApiResponse = unknown;
export type PutImportPartApiArg = {
  importId: string;
  position: number;
  body: Blob;
};
export type ReadImportHeadApiResponse =
  /** status 200 Start of the file */ ImportHead;
export type ReadImportHeadApiArg = {
  importId: string;
};
export type ImportCustomersApiResponse =
  /** status 200 Counts, and rows that were skipped or lack a field */ ImportedCustomers;
export type ImportCustomersApiArg = {
  importId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type PreviewImportApiResponse =
  /** status 200 Rows in file order */ ImportPreview;
export type PreviewImportApiArg = {
  importId: string;
  importMapping: ImportMapping;
};
export type StartImportApiResponse = /** status 200 The import */ ImportRow;
export type StartImportApiArg = {
  importId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  importMapping: ImportMapping;
};
export type ListImportPicturesApiResponse =
  /** status 200 At most 50 failures */ ImportPictures;
export type ListImportPicturesApiArg = void;
export type RetryImportPicturesApiResponse = unknown;
export type RetryImportPicturesApiArg = {
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type CheckImportApiResponse = /** status 200 The import */ ImportRow;
export type CheckImportApiArg = {
  importId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  importMapping: ImportMapping;
};
export type UndoImportApiResponse = /** status 200 The import */ ImportRow;
export type UndoImportApiArg = {
  importId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type ListImportChangesApiResponse =
  /** status 200 At most 50 changes, in the order of the file */ ImportChangeList;
export type ListImportChangesApiArg = {
  importId: string;
  kind: "added" | "changed";
  /** Cursor of the last change that is already known */
  after?: string;
};
export type ListRejectedRowsApiResponse =
  /** status 200 Row, line, reason and text of each row */ string;
export type ListRejectedRowsApiArg = {
  importId: string;
  /** Language of the reasons; defaults to the request language */
  language?: "en" | "fr";
  /** Rejected rows, or rows imported with a note */
  kind?: "refused" | "noted";
};
export type ListPicturesApiResponse =
  /** status 200 Updated images */ ProductPictures;
export type ListPicturesApiArg = {
  productId: string;
};
export type UploadPictureApiResponse =
  /** status 201 Updated images */ ProductPictures;
export type UploadPictureApiArg = {
  productId: string;
  fileName: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  body: string;
};
export type MovePictureApiResponse =
  /** status 200 Updated images */ ProductPictures;
export type MovePictureApiArg = {
  productId: string;
  picture: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  pictureMove: PictureMove;
};
export type RemovePictureApiResponse =
  /** status 200 Updated images */ ProductPictures;
export type RemovePictureApiArg = {
  productId: string;
  picture: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type DismissUploadApiResponse =
  /** status 200 Updated images */ ProductPictures;
export type DismissUploadApiArg = {
  productId: string;
  uploadId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
};
export type DescribePicturesApiResponse =
  /** status 200 Updated images */ ProductPictures;
export type DescribePicturesApiArg = {
  productId: string;
  /** Unique per operation; reuse it for retries */
  "Idempotency-Key"?: string;
  pictureTextForm: PictureTextForm;
};
export type ListChangesApiResponse = /** status 200 Changes */ ChangeList;
export type ListChangesApiArg = {
  subject?: ChangeSubject;
  /** Order number, or id of any other subject */
  subjectId?: string;
  /** Member who made the changes */
  memberId?: string;
  /** Day in the shop’s time zone */
  day?: string;
  /** Change id; returns older changes */
  before?: string;
  limit?: number;
};
export type ListChangeAuthorsApiResponse =
  /** status 200 Members */ ChangeAuthorList;
export type ListChangeAuthorsApiArg = void;
export type Picture = {
  /** Contains the placeholders {width} and {format} */
  url: string;
  widths: number[];
  formats: string[];
  width: number;
  height: number;
  alt: string;
  color: string;
};
export type Role = "owner" | "manager" | "packer" | "support" | "editor";
export type SignedInMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
};
export type Permission =
  | "home.read"
  | "orders.read"
  | "orders.pack"
  | "orders.manage"
  | "products.read"
  | "products.manage"
  | "stock.read"
  | "stock.correct"
  | "products.import"
  | "offers.manage"
  | "reviews.manage"
  | "content.manage"
  | "delivery.manage"
  | "currencies.manage"
  | "messages.manage"
  | "customers.read"
  | "customers.manage"
  | "lists.export"
  | "recordings.read"
  | "insight.read"
  | "changes.read"
  | "staff.manage"
  | "shop.manage";
export type StaffSession = {
  /** Until `done`, the session has no permissions. `code` requires verifyStaffCode, `passkey` a passkey sign-in, `setup`
    adding an authenticator app or a passkey
     */
  second_factor: "done" | "code" | "passkey" | "setup";
  /** Failed sign-in attempts since the previous sign-in */
  failed_attempts: number;
  /** End of the recent sign-in period; later, sensitive operations answer 401 with type `sign-in-again` */
  recent_until: string;
  /** Empty if not set */
  shop_name: string;
  shop_logo?: Picture;
  /** The store’s currency, in which amounts are */
  currency: {
    code: string;
    symbol: string;
    decimal: number;
  };
  /** IANA name of the shop’s time zone, used to display times */
  time_zone: string;
  /** Low stock threshold in units, inclusive */
  low_stock: number;
  /** Barcode patterns printed by the shop’s scales */
  scale_codes: string[];
  member: SignedInMember;
  permissions: Permission[];
  /** Value of the X-CSRF-Token header for writes */
  csrf_token: string;
};
export type Problem = {
  /** Problem type URI: `sign-in-again` if a recent sign-in is required, otherwise about:blank */
  type: string;
  title: string;
  status: number;
  /** Readable message in the requested language */
  detail: string;
  /** Error message by field */
  errors?: {
    [key: string]: string;
  };
};
export type SignInForm = {
  email: string;
  password: string;
};
export type PasswordLinkForm = {
  email: string;
};
export type PasskeyOptions = {
  options: {
    [key: string]: any;
  };
};
export type StaffPasskeySignInForm = {
  /** Browser response as JSON */
  credential: string;
};
export type StaffCodeForm = {
  /** Authenticator code or recovery code */
  code: string;
};
export type StaffSessionEntry = {
  session_id: string;
  /** Empty if unknown */
  browser: string;
  /** Empty if unknown */
  system: string;
  started_at: string;
  /** Accurate to a few minutes */
  last_used_at: string;
  is_current: boolean;
};
export type StaffSessionList = {
  sessions: StaffSessionEntry[];
};
export type StaffSecondFactor = {
  is_on: boolean;
  /** UTC; empty if disabled */
  since: string;
  recovery_codes_left: number;
};
export type StaffSecondFactorSecrets = {
  /** `otpauth:` URI */
  secret: string;
  recovery_codes: string[];
};
export type StaffProof = {
  password?: string;
  credential?: string;
};
export type Passkey = {
  passkey_id: string;
  name: string;
  created_at: string;
  /** Timestamp; empty if never used */
  last_used_at: string;
};
export type PasskeyList = {
  passkeys: Passkey[];
};
export type StaffPasskeyForm = {
  /** Browser response as JSON */
  credential: string;
  name?: string;
};
export type Invitation = {
  name: string;
  email: string;
};
export type InvitationForm = {
  code: string;
};
export type InvitationPasskeyForm = {
  code: string;
  /** Browser response as JSON */
  credential: string;
};
export type StaffPasswordForm = {
  code: string;
  password: string;
};
export type OwnerSetup = {
  is_open: boolean;
};
export type OwnerSetupForm = {
  code: string;
  name: string;
  email: string;
  password: string;
};
export type Member = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Can sign in */
  is_active: boolean;
  /** Gets an email about each new order */
  order_mail: boolean;
  /** Has not set a password or passkey yet */
  is_invited: boolean;
  /** Has an authenticator app or a passkey */
  has_second_factor: boolean;
  last_seen: string | null;
};
export type MemberList = {
  members: Member[];
};
export type MemberForm = {
  name: string;
  email: string;
  role: Role;
};
export type MemberChange = {
  name?: string;
  role?: Role;
  is_active?: boolean;
  order_mail?: boolean;
};
export type StaffTask = {
  /** `pack`: orders to pack. `unpaid`: placed orders that wait for a payment. `refund`: orders with an open refund.
    `stock`: products with low stock. `message`: open messages. `email`: emails that were not delivered. `review`:
    pending reviews.
     */
  task: "pack" | "unpaid" | "refund" | "stock" | "message" | "email" | "review";
  /** At least 1 */
  count: number;
};
export type SalesOfDay = {
  orders: number;
  amount: number;
  /** Orders of the comparison day */
  orders_before: number;
  amount_before: number;
};
export type StaffHome = {
  tasks: StaffTask[];
  /** Sales of today and at this time last week; null without `insight.read` */
  sales: SalesOfDay | null;
};
export type OrderStatus =
  "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
export type PaymentState =
  | "due"
  | "pending"
  | "paid"
  | "failed"
  | "cancelled"
  | "refund_due"
  | "refunded"
  | "held";
export type OrderRow = {
  number: string;
  /** Number for people, such as 1042 */
  short_number: string;
  status: OrderStatus;
  placed: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  delivery: string;
  slot_starts: string | null;
  slot_ends: string | null;
  units: number;
  packed_units: number;
  total: number;
  total_text: string;
  payment: PaymentState;
  payment_name: string;
};
export type OrderPage = {
  /** Total number, capped at 10000 */
  total: number;
  orders: OrderRow[];
};
export type LineOption = {
  name: string;
  value: string;
};
export type StaffOrderLine = {
  id: string;
  /** Null if the product was deleted */
  product_id: string | null;
  handle: string;
  /** Scannable code; empty if none */
  barcode: string;
  name: string;
  option: LineOption[];
  image: string;
  /** Quantity ordered */
  quantity: number;
  /** Quantity packed; null if not yet picked */
  packed_quantity: number | null;
  /** Weight of one unit in grams; null if not sold by weight */
  weight_step: number | null;
  /** Weight packed in grams; null if not weighed */
  weight: number | null;
  price: number;
  price_text: string;
  /** Total of the packed quantity, or the ordered quantity if not yet picked */
  total: number;
  total_text: string;
  substitution: "none" | "similar" | "ask";
  /** Id of the line this one replaces */
  replaces: string | null;
};
export type TotalRow = {
  code: string;
  title: string;
  text: string;
};
export type OrderCurrency = {
  code: string;
  symbol: string;
  /** Units per unit of the store’s currency */
  value: number;
  /** Decimal places displayed */
  decimal: number;
};
export type OrderPayment = {
  id: string;
  method_name: string;
  /** Payment provider reference; empty for payments outside the shop */
  reference: string;
  amount: number;
  amount_text: string;
  state: PaymentState;
  /** When the refund was created */
  made: string;
};
export type InvoiceLink = {
  /** Kind of document */
  kind: "invoice" | "credit-note";
  /** Such as 26-27/00001 */
  number: string;
  /** Path of the PDF; it opens without a session */
  path: string;
};
export type Refund = {
  id: string;
  amount: number;
  amount_text: string;
  reason: "short" | "cancelled" | "goodwill" | "double";
  note: string;
  state: "due" | "done";
  /** Refund failure reason from the payment provider; empty if none */
  failure: string;
  /** True while the provider processes the refund; do not pay it manually */
  is_sending: boolean;
  made: string;
  /** When the refund was sent; null if pending or unknown */
  settled: string | null;
};
export type OrderEvent = {
  status:
    | "placed"
    | "paid"
    | "packed"
    | "dispatched"
    | "delivered"
    | "cancelled"
    | "disputed";
  at: string;
};
export type OrderNote = {
  by: string;
  at: string;
  text: string;
};
export type StaffOrder = {
  number: string;
  /** Number for people, such as 1042 */
  short_number: string;
  /** Increases with each change */
  version: number;
  status: OrderStatus;
  /** Allowed next statuses */
  next: OrderStatus[];
  placed: string;
  language: string;
  /** Empty if the order is anonymized */
  email: string;
  is_guest: boolean;
  /** Whether the customer receives emails; guests must first open a confirmation link */
  is_written_to: boolean;
  /** As entered; has the fields of the storefront OrderAddress */
  address: {
    [key: string]: string;
  };
  delivery: string;
  slot_starts: string | null;
  slot_ends: string | null;
  shopper_note: string;
  lines: StaffOrderLine[];
  totals: TotalRow[];
  /** Amount charged: the agreed total, or the packed total once packed */
  total: number;
  total_text: string;
  /** Total when the order was placed */
  agreed_total: number;
  agreed_total_text: string;
  /** Total of the packed quantities; lines not yet picked count in full */
  box_total: number;
  box_total_text: string;
  /** Amount received, before refunds */
  paid: number;
  /** Amount that can still be refunded */
  refundable: number;
  /** In the store’s currency, whatever the customer’s */
  refundable_text: string;
  payment: PaymentState;
  payment_name: string;
  /** Payment is required before packing; not a cash on delivery order */
  is_unpaid: boolean;
  /** Amount due on delivery for the packed items; null if nothing is due */
  to_collect_text: string | null;
  currency?: OrderCurrency;
  can_confirm_payment: boolean;
  /** All payment attempts, oldest first */
  payments: OrderPayment[];
  /** Invoice and credit notes, oldest first; empty before dispatch */
  invoices: InvoiceLink[];
  refunds: Refund[];
  timeline: OrderEvent[];
  notes: OrderNote[];
};
export type OrderAddressForm = {
  firstname?: string;
  lastname?: string;
  telephone?: string;
  address_1?: string;
  address_2?: string;
  city?: string;
  postcode?: string;
};
export type OrderSlotList = {
  slots: {
    slot_id: string;
    starts: string;
    ends: string;
    /** Remaining capacity in orders */
    left: number;
  }[];
};
export type PackedLineForm = {
  /** Null resets the quantity. Ignored if a weight is given */
  packed_quantity: number | null;
  /** Weight in grams of goods sold by weight */
  weight?: number;
  /** Acceptable current weights; 409 if the current value differs. Omit to skip the check */
  weight_from?: (number | null)[];
  /** Acceptable current packed quantities; 409 if the current value differs. Omit to skip the check */
  from?: (number | null)[];
  /** Substitute for the missing quantity; null removes it and restocks the product, omitted leaves it unchanged */
  replacement?: {
    product_id: string;
    quantity: number;
  } | null;
  /** Expected substitute line id, null if none; 409 if it differs. Omit to skip the check */
  replacement_from?: string | null;
};
export type OrderStatusForm = {
  status: "packed" | "dispatched" | "delivered" | "cancelled";
};
export type RefundForm = {
  /** In the store’s currency, at most two decimals */
  amount: number;
  note?: string;
};
export type NoteForm = {
  text: string;
};
export type PackSize = {
  amount: number;
  measure: "g" | "ml" | "piece";
};
export type FoundProduct = {
  product_id: string;
  name: string;
  barcode: string;
  image: string;
  /** In the store’s currency */
  price: number;
  stock: number;
  pack?: PackSize;
};
export type ProductList = {
  pack?: PackSize;
  products: FoundProduct[];
};
export type StaffCollection = {
  handle: string;
  name: string;
};
export type ProductStatus = "draft" | "active" | "hidden" | "archived";
export type ProductRow = {
  product_id: string;
  handle: string;
  name: string;
  brand: string;
  image: string;
  collection: StaffCollection;
  /** Regular price */
  price: number;
  price_text: string;
  /** Sale price, including outside its dates */
  special: number | null;
  /** Sale price as text; empty if none */
  special_text: string;
  special_from: string | null;
  special_until: string | null;
  stock: number;
  /** Empty if none */
  barcode: string;
  status: ProductStatus;
  /** Number of variants, whose prices and stock count instead */
  variants: number;
};
export type ProductPage = {
  /** Number of matches, capped at 10,000 */
  total: number;
  /** Whether there are more matches than the cap */
  has_more: boolean;
  /** `after` cursor of the next page; null on the last page */
  next: string | null;
  /** `before` cursor of the previous page; null on the first page */
  previous: string | null;
  products: ProductRow[];
};
export type StockLevel = "in" | "low" | "out";
export type ProductSort = "newest" | "price" | "stock" | "relevance";
export type ProductCursor = string;
export type VariantStock = {
  variant_id: string;
  stock: number;
};
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
export type DietMark = "vegetarian" | "vegan" | "organic";
export type Nutrition = {
  energy_kj?: number;
  energy_kcal?: number;
  fat?: number;
  saturates?: number;
  trans_fat?: number;
  monounsaturates?: number;
  polyunsaturates?: number;
  cholesterol_mg?: number;
  carbohydrate?: number;
  sugars?: number;
  added_sugars?: number;
  polyols?: number;
  starch?: number;
  fibre?: number;
  protein?: number;
  salt?: number;
  sodium_mg?: number;
} | null;
export type ProductText = {
  name: string;
  /** HTML, sanitized */
  description: string;
  /** HTML, sanitized */
  ingredients: string;
  /** Specific nuts and cereals */
  allergen_names: string;
  picture_alt: string;
  /** Additional search terms */
  keywords: string;
  /** Title for search engines; empty for the name */
  meta_title: string;
  /** Description for search engines; empty for the beginning of the description */
  meta_description: string;
};
export type OptionName = {
  en: string;
  /** Empty to use English */
  fr: string;
};
export type OptionValueForm = {
  /** Null for a new value */
  id: string | null;
  name: OptionName;
  /** Added to the product price */
  price: number;
  is_default: boolean;
};
export type OptionForm = {
  /** Null for a new option */
  id: string | null;
  type: "select" | "radio" | "checkbox" | "image" | "text";
  required: boolean;
  /** True if the values choose a variant of the product */
  is_variant: boolean;
  name: OptionName;
  values: OptionValueForm[];
};
export type VariantForm = {
  /** Null for a new variant */
  id: string | null;
  /** Position of the value in each option with `is_variant` */
  choice: number[];
  price: number;
  special: number | null;
  sku: string;
  barcode: string;
  /** Contents of one unit; null if unknown */
  unit_amount: number | null;
  unit_measure: "g" | "ml" | "piece";
  is_stock_counted: boolean;
  /** First stock of a new variant; ignored for others */
  stock?: number;
};
export type ProductValues = {
  status: ProductStatus;
  /** Time at which a draft becomes active; null for all others */
  publish_at: string | null;
  /** Collection handle */
  collection: string;
  brand: string;
  barcode: string;
  tax_class_id: string;
  /** HSN or another code for invoices; empty if none */
  tax_code: string;
  price: number;
  special: number | null;
  /** Start of the sale price; null for immediately */
  special_from: string | null;
  /** End of the sale price; null for no end */
  special_until: string | null;
  /** Minimum order quantity */
  minimum: number;
  /** Contents of one unit; null if unknown */
  unit_amount: number | null;
  /** Ignored without an amount */
  unit_measure: "g" | "ml" | "piece";
  /** Drained weight in grams, for goods in liquid */
  drained_amount: number | null;
  /** Null if not specified */
  allergens: Allergen[] | null;
  may_contain: Allergen[];
  marks: DietMark[];
  nutrition: Nutrition;
  texts: {
    en: ProductText;
    fr: ProductText;
  };
  options: OptionForm[];
  sku: string;
  /** False for goods that never run out; true with variants */
  is_stock_counted: boolean;
  /** URL slug. Empty keeps it, or makes one from the name. Old URLs redirect */
  handle: string;
  /** Whether sold in steps of the net quantity in grams and weighed at packing */
  is_weighed: boolean;
  variants: VariantForm[];
};
export type StaffProduct = {
  product_id: string;
  /** Path of the product page; unchanged by renaming */
  handle: string;
  /** Changes whenever `values` change */
  version: string;
  stock: number;
  variants: VariantStock[];
  /** Image URLs, thumbnail first */
  images: string[];
  values: ProductValues;
  /** Other products with the same barcode */
  same_code: {
    product_id: string;
    name: string;
  }[];
};
export type NewProductForm = {
  stock: number;
  values: ProductValues;
};
export type ProductForm = {
  /** Version the changes are based on */
  version: string;
  values: ProductValues;
};
export type ProductIds = string[];
export type ProductDeletionForm = {
  product_ids: ProductIds;
};
export type ChangedProducts = {
  products: ProductRow[];
};
export type ProductField = "price" | "special" | "stock";
export type ProductValueChange = {
  product_id: string;
  from: number | null;
  to: number | null;
};
export type ProductValuesForm = {
  field: ProductField;
  changes: ProductValueChange[];
};
export type ProductGroupForm = {
  field: "collection" | "tax_class_id" | "status";
  /** Handle of the collection, tax class id, or status */
  value: string;
  product_ids: ProductIds;
};
export type StaffCollectionList = {
  collections: StaffCollection[];
};
export type CollectionValues = {
  /** Position in the list */
  position: number;
  name_en: string;
  name_fr: string;
  description_en: string;
  description_fr: string;
};
export type EditedCollection = {
  /** Path of the page in the shop */
  handle: string;
  /** Number of products */
  products: number;
  values: CollectionValues;
};
export type EditedCollectionList = {
  collections: EditedCollection[];
};
export type CollectionFields = {
  /** Position in the list */
  position?: number;
  name_en?: string;
  name_fr?: string;
  description_en?: string;
  description_fr?: string;
};
export type CollectionChanges = {
  changed: CollectionFields;
  from?: CollectionFields;
};
export type PackingSlot = {
  slot_id: string | null;
  starts: string | null;
  ends: string | null;
  delivery: string;
  to_pack: number;
  /** Orders to pack that are still awaiting payment */
  unpaid: number;
  packed: number;
  dispatched: number;
};
export type SlotList = {
  slots: PackingSlot[];
};
export type SlotOrder = {
  number: string;
  /** Number for people, such as 1042 */
  short_number: string;
  name: string;
  status: OrderStatus;
  /** Why the order is not eligible; null if eligible */
  reason: string | null;
  /** Amount marked as paid by this change, as text; null if none */
  settles: string | null;
};
export type SlotStatusPreview = {
  has_more: boolean;
  orders: SlotOrder[];
};
export type SlotStatus = "dispatched" | "delivered";
export type ChangedSlotOrder = {
  number: string;
  /** Number for people, such as 1042 */
  short_number: string;
  status: OrderStatus;
  /** Why the order is unchanged; null if changed */
  reason: string | null;
};
export type SlotStatusResult = {
  orders: ChangedSlotOrder[];
};
export type SlotStatusForm = {
  status: SlotStatus;
  /** Displayed order numbers; other orders are unaffected */
  numbers: string[];
};
export type PackingSender = {
  name: string;
  lines: string[];
};
export type PackingList = {
  /** Whether more orders exist */
  has_more: boolean;
  sender: PackingSender;
  orders: StaffOrder[];
};
export type StockRow = {
  product_id: string;
  handle: string;
  name: string;
  image: string;
  /** Empty if none */
  barcode: string;
  /** Units available for sale */
  stock: number;
  /** Minimum order quantity */
  minimum: number;
  /** `out`: below the minimum order quantity */
  level: "enough" | "low" | "out";
  /** Customers with a back-in-stock request */
  waiting: number;
};
export type StockPage = {
  /** Total number, capped at 10000 */
  total: number;
  /** Low stock threshold in units, inclusive */
  low_stock: number;
  products: StockRow[];
};
export type ProductStock = StockRow & {
  /** Units on the shelf reserved for unpacked orders */
  reserved: number;
  /** Expected shelf count: available plus reserved units */
  shelf: number;
};
export type StockMovement = {
  id: string;
  at: string;
  change: number;
  /** Stock after the movement */
  total: number;
  reason:
    | "order"
    | "cancel"
    | "short"
    | "replacement"
    | "correction"
    | "import"
    | "initial";
  /** Reason for a correction; null for other movements */
  cause: ("counted" | "spoiled" | "found" | "other" | null) | null;
  note: string;
  /** Name of the member responsible */
  by: string | null;
  order_number: string | null;
};
export type StockMovementList = {
  has_more: boolean;
  movements: StockMovement[];
};
export type StockCause = "counted" | "spoiled" | "found" | "other";
export type StockCorrectionForm = {
  cause: StockCause;
  note?: string;
  difference?: number;
  /** Units counted on the shelf, including those reserved for unpacked orders */
  counted?: number;
  /** Value of `shelf` when the count started; orders placed since then are accounted for */
  expected?: number;
};
export type StaffReview = {
  review_id: string;
  product_id: string;
  handle: string;
  product_name: string;
  image: string;
  /** Name of the reviewer */
  name: string;
  /** As entered */
  text: string;
  rating: number;
  date: string;
  /** Verified purchase */
  verified: boolean;
  /** Reply from the shop; empty if none */
  reply: string;
};
export type ReviewPage = {
  /** Total number, capped at 10000 */
  total: number;
  reviews: StaffReview[];
};
export type CouponState = "active" | "planned" | "paused" | "used_up" | "ended";
export type CouponValues = {
  percent: number | null;
  amount: number | null;
  /** Minimum total of the eligible products */
  minimum: number;
  starts: string | null;
  ends: string | null;
  /** Maximum number of orders; null for unlimited */
  limit: number | null;
  once_per_customer: boolean;
  is_paused: boolean;
  /** Ids of eligible products; all products if `collections` is also empty */
  products: string[];
  /** Handles of eligible collections */
  collections: string[];
};
export type CouponRow = {
  code: string;
  state: CouponState;
  /** Orders with this coupon, excluding cancelled ones */
  uses: number;
  /** Empty for a percentage */
  amount_text: string;
  /** Empty if no minimum */
  minimum_text: string;
  values: CouponValues;
};
export type CouponPage = {
  /** Total number, capped at 10000 */
  total: number;
  coupons: CouponRow[];
};
export type CouponProduct = {
  product_id: string;
  name: string;
};
export type StaffCoupon = {
  code: string;
  /** Changes whenever `values` change */
  version: string;
  state: CouponState;
  /** Orders with this coupon, excluding cancelled ones */
  uses: number;
  /** Used by an order, including cancelled ones; the coupon cannot be deleted */
  is_ordered: boolean;
  /** Products of `values`, in the same order; deleted ones are omitted */
  products: CouponProduct[];
  values: CouponValues;
};
export type NewCouponForm = {
  /** As entered */
  code: string;
  values: CouponValues;
};
export type CouponForm = {
  /** Version the changes are based on */
  version: string;
  values: CouponValues;
};
export type ContentKind = "page" | "post" | "home" | "menu" | "footer";
export type ContentState = "published" | "draft" | "planned";
export type ContentRow = {
  kind: ContentKind;
  /** Path of the page in the shop */
  handle: string;
  /** In the requested language, or in English if missing */
  title: string;
  state: ContentState;
  /** Whether a version is published, with or without a newer draft */
  in_shop: boolean;
  publish_at: string | null;
  /** Last saved or published at; null if never changed by staff */
  at: string | null;
  /** Member’s name at that time */
  by: string | null;
};
export type ContentList = {
  total: number;
  items: ContentRow[];
};
export type ContentText = {
  title: string;
  /** Plain text; summary of a post */
  lead: string;
  /** HTML, sanitized */
  html: string;
  picture_alt: string;
  /** Pages only; posts use their summary */
  meta_description: string;
  /** Comma-separated */
  keywords: string;
};
export type HomeEntryText = {
  /** Text above the title; stories only */
  overline: string;
  /** For testimonials, the customer name */
  title: string;
  /** For stories, with paragraphs */
  text: string;
  /** Path in the shop; for awards an absolute URL or a video id */
  link: string;
  /** Banners and stories only */
  link_text: string;
  /** Testimonials only */
  place: string;
  /** Alternative text of the image */
  alt: string;
};
export type HomeEntry = {
  /** Image name; for stories, awards and certificates an image path in the shop */
  picture: string;
  /** Image path; awards only */
  large_picture: string;
  /** Whether the link is a video; awards only */
  is_video: boolean;
  /** Stars; testimonials only */
  rating: number;
  texts: {
    en: HomeEntryText;
    fr: HomeEntryText;
  };
};
export type HomeEntries = HomeEntry[];
export type HomeBlockText = {
  /** HTML, sanitized */
  title: string;
  /** HTML, sanitized */
  content: string;
  /** Alternative text of the image */
  alt: string;
};
export type HomeBlock = {
  /** Image name */
  picture: string;
  /** Whether the image is on the left */
  is_left: boolean;
  /** Whether to link to the about page */
  has_more: boolean;
  texts: {
    en: HomeBlockText;
    fr: HomeBlockText;
  };
};
export type HomeValues = {
  banners: HomeEntries;
  ingredients: HomeEntries;
  boxes: HomeEntries;
  block: HomeBlock;
  stories: HomeEntries;
  awards: HomeEntries;
  certificates: HomeEntries;
  testimonials: HomeEntries;
};
export type MenuEntryText = {
  title: string;
  /** Badge beside the title; empty if none */
  badge: string;
};
export type MenuEntry = {
  type: "sub" | "link" | "extLink" | "extTabLink";
  /** Path in the shop, or an absolute external URL; empty for groups */
  path: string;
  /** Number of columns for the entries of a group; 0 for a plain list */
  columns: number;
  /** Whether a group is initially expanded */
  is_open: boolean;
  texts: {
    en: MenuEntryText;
    fr: MenuEntryText;
  };
  /** Entries of a group; at most three levels */
  children: MenuEntry[];
};
export type FooterText = {
  about_text: string;
  chat_text: string;
  credit: string;
  shipping_title: string;
  shipping_text: string;
  support_title: string;
  support_text: string;
  checkout_title: string;
  checkout_text: string;
};
export type FooterLinkEntry = {
  /** Path in the shop, or an absolute external URL */
  path: string;
  title_en: string;
  /** Empty to use English */
  title_fr: string;
};
export type FooterValues = {
  /** Path of the full story; empty if none */
  about_link: string;
  texts: {
    en: FooterText;
    fr: FooterText;
  };
  /** In display order */
  links: FooterLinkEntry[];
};
export type ContentValues = {
  /** Image name; empty if none */
  picture: string;
  /** YYYY-MM-DD; date of a post, or effective date of a page; may be empty */
  day: string;
  /** Post author; empty for pages */
  author: string;
  /** Tag handles of a post */
  tags: string[];
  /** Handles of products featured in a post, in display order */
  products: string[];
  texts: {
    en: ContentText;
    fr: ContentText;
  };
  home?: HomeValues;
  /** Main menu only; in display order */
  menu?: MenuEntry[];
  footer?: FooterValues;
};
export type StaffContent = {
  kind: ContentKind;
  handle: string;
  /** Changes whenever `values` change */
  version: string;
  state: ContentState;
  in_shop: boolean;
  publish_at: string | null;
  at: string | null;
  by: string | null;
  values: ContentValues;
};
export type NewContentKind = "page" | "post";
export type NewContentForm = {
  kind: NewContentKind;
  values: ContentValues;
};
export type ContentTag = {
  handle: string;
  name: string;
};
export type PictureOption = {
  /** Reference used in content */
  id: string;
  label: string;
  /** URL of the smallest file */
  url: string;
};
export type ContentChoices = {
  tags: ContentTag[];
  /** Uploaded images first, newest at the top */
  pictures: PictureOption[];
};
export type ContentTagForm = {
  name_en: string;
  /** Empty to use English */
  name_fr: string;
};
export type ContentPicture = {
  /** Upload id */
  id: string;
  file_name: string;
  state: "waiting" | "done" | "failed";
  /** Reference used in content; null while pending */
  picture: string | null;
  /** Path of a file 720 pixels wide, for content fields that require a path */
  path: string | null;
  /** Readable message; null if not failed */
  failure: string | null;
};
export type ContentForm = {
  /** Version the changes are based on */
  version: string;
  values: ContentValues;
};
export type ContentPublication = {
  /** Version to publish */
  version: string;
  /** Null for immediately */
  publish_at: string | null;
};
export type ContentVersionRow = {
  id: string;
  /** Published at; for the original version, when it was replaced */
  at: string;
  /** Null for the original version */
  by: string | null;
  title: string;
};
export type ContentVersionList = {
  has_more: boolean;
  versions: ContentVersionRow[];
};
export type ContentVersion = {
  id: string;
  at: string;
  by: string | null;
  title: string;
  values: ContentValues;
};
export type ContentRestoration = {
  /** Version to replace */
  version: string;
};
export type DeliveryText = {
  en: string;
  fr: string;
};
export type DeliveryWindow = {
  /** Null for a new window */
  id: string | null;
  /** 1 is Monday, 7 is Sunday */
  weekdays: number[];
  /** In the shop’s time zone */
  starts: string;
  ends: string;
  cutoff_hours: number;
  /** Orders per day */
  capacity: number;
};
export type DeliveryMethodValues = {
  name: DeliveryText;
  description: DeliveryText;
  price: number;
  /** Goods total from which delivery is free; null for never */
  free_from: number | null;
  country_ids: string[];
  /** Eligible countries; empty for all */
  zone_ids: string[];
  /** Eligible postcode prefixes; empty for all */
  postcode_prefixes: string[];
  position: number;
  /** Number of days, from today, with available time slots */
  days_ahead: number;
  is_active: boolean;
  /** If not empty, delivery is only in these windows */
  windows: DeliveryWindow[];
};
export type StaffDeliveryMethod = {
  method_id: string;
  /** Increases with each change */
  version: number;
  values: DeliveryMethodValues;
};
export type StaffDeliveryMethodList = {
  methods: StaffDeliveryMethod[];
};
export type DeliveryMethodForm = {
  /** Version the values are based on */
  version: number;
  values: DeliveryMethodValues;
};
export type NamedPlace = {
  id: string;
  name: string;
};
export type PlaceList = {
  countries: NamedPlace[];
  zones: NamedPlace[];
};
export type StaffSlot = {
  slot_id: string;
  method_id: string;
  method_name: string;
  starts: string;
  ends: string;
  cutoff: string;
  capacity: number;
  /** Booked orders */
  taken: number;
  /** Closed for new orders */
  is_closed: boolean;
  /** The day is closed for new orders */
  is_day_closed: boolean;
  is_past_cutoff: boolean;
  /** Delivery method is active and the window still exists; other time slots cannot be reopened */
  is_offered: boolean;
};
export type StaffSlotList = {
  slots: StaffSlot[];
};
export type StaffSlotChange = {
  capacity?: number;
  is_closed?: boolean;
  /** Currently displayed values */
  from?: {
    capacity?: number;
  };
};
export type ClosedDay = {
  day: string;
  /** Existing orders for this day */
  orders: number;
};
export type ClosedDayList = {
  days: ClosedDay[];
};
export type ClosedDayForm = {
  is_closed: boolean;
};
export type BankDetails = {
  title: string;
  text: string;
}[];
export type ShopValues = {
  name: string;
  /** Recipient of contact messages */
  email: string;
  phone: string;
  address: DeliveryText;
  description: DeliveryText;
  facebook: string;
  instagram: string;
  youtube: string;
  /** Image name; empty for the default logo */
  logo?: string;
  /** Image name of the favicon and app icon; empty for the default icon */
  icon?: string;
  /** Whether cash on delivery is enabled */
  pays_cash: boolean;
  /** Maximum order total for cash on delivery, in the store’s currency; null for no limit */
  cash_limit?: number | null;
  /** Whether payment by bank transfer is enabled */
  pays_transfer: boolean;
  /** Whether online payment is enabled, if a provider is configured */
  pays_online: boolean;
  /** Bank account for transfers */
  bank_account: {
    en: BankDetails;
    fr: BankDetails;
  };
};
export type ShopDetails = {
  /** Changes whenever a value changes */
  version: string;
  /** Whether an online payment provider is configured */
  has_online: boolean;
  values: ShopValues;
};
export type ShopForm = {
  /** Version the values are based on */
  version: string;
  values: ShopValues;
};
export type DemoContent = {
  /** Including their reviews */
  products: number;
  collections: number;
  posts: number;
  /** Converted to drafts */
  pages: number;
  coupons: number;
  /** Switched off */
  delivery_methods: number;
  /** Switched off because their rates are fictitious */
  currencies: number;
  /** Whether the name, address or bank account is still demo data */
  has_details: boolean;
  /** Unchanged demo entries of the home page */
  home_entries: number;
  /** Titles of the other home page entries, at most ten */
  kept_home: string[];
  /** Whether the main menu is unchanged demo content */
  has_menu: boolean;
  /** Whether the footer is unchanged demo content */
  has_footer: boolean;
  /** Number of links to removed content in a remaining home page, menu or footer */
  dead_links: {
    home: number;
    menu: number;
    footer: number;
  };
  /** Products created or changed by members or imports */
  kept_products: number;
  /** Open orders with demo products; they are unchanged */
  open_orders: number;
};
export type FirstSteps = {
  /** Steps in order */
  steps: {
    name: "details" | "tax" | "product" | "delivery" | "payment" | "pages";
    is_done: boolean;
  }[];
  /** Remaining demo content; null if none */
  demo: DemoContent | null;
};
export type TaxPolicy = {
  /** Where the shop is registered for tax; empty if unknown */
  country_id: string;
  /** Empty if the country has no regions */
  zone_id: string;
  /** GSTIN or VAT number; empty if none */
  tax_number: string;
  /** Otherwise the tax is added to the order total */
  prices_include_tax: boolean;
  delivery_class_id: string;
  /** Whether the checkout asks for the customer’s tax number */
  asks_tax_number: boolean;
};
export type TaxRate = {
  /** First day the rate applies */
  day: string;
  /** Country of delivery; empty for all countries */
  country_id: string;
  /** Region of delivery; empty for the whole country */
  zone_id: string;
  percent: number;
  is_planned: boolean;
};
export type TaxClass = {
  /** 1 is the class of new products */
  class_id: string;
  name: string;
  /** Number of products with this class */
  products: number;
  /** Current rate of each place, then its planned rates */
  rates: TaxRate[];
};
export type Taxes = {
  policy: TaxPolicy;
  classes: TaxClass[];
};
export type TaxClassForm = {
  name: string;
};
export type TaxRateForm = {
  /** In the shop’s time zone, from today to one year ahead */
  day: string;
  /** Empty for all countries */
  country_id: string;
  /** Empty for the whole country */
  zone_id: string;
  percent: number;
};
export type StaffGateway = {
  gateway: "stripe" | "razorpay";
  /** Where the keys come from: environment variables, this API, or the fake provider */
  source: "settings" | "entered" | "fake" | "none";
  /** Whether the keys charge nothing */
  is_test: boolean;
  /** Whether keys were entered here */
  has_entered: boolean;
  /** Whether SECRETS_KEY no longer opens the entered keys */
  is_unreadable: boolean;
  has_webhook_secret: boolean;
  webhook_url: string;
};
export type StaffGatewayList = {
  /** Whether SECRETS_KEY is set */
  can_enter: boolean;
  gateways: StaffGateway[];
};
export type GatewayKeysForm = {
  /** Key id of Razorpay; else empty */
  key_id: string;
  /** Empty to keep the entered keys */
  secret_key: string;
  /** May be empty; two, separated by a comma, while one is replaced */
  webhook_secret: string;
  /** Whether the keys belong to the account of open payments and refunds */
  is_same_account: boolean;
};
export type GatewayTest = {
  is_accepted: boolean;
  failure?: string;
};
export type StaffCurrency = {
  code: string;
  symbol: string;
  /** Units per unit of the store’s currency */
  rate: string;
  /** Decimal places displayed */
  decimal: number;
  position: number;
  /** Whether shoppers can select the currency */
  is_active: boolean;
  /** Base currency of stored prices */
  is_base: boolean;
};
export type StaffCurrencyList = {
  /** Until the first order */
  can_change_base: boolean;
  currencies: StaffCurrency[];
};
export type StoreCurrencyForm = {
  /** ISO 4217 code with at most two decimals */
  code: string;
};
export type NewCurrency = {
  /** ISO 4217 code */
  code: string;
  symbol: string;
  /** Units per unit of the store’s currency */
  rate: string;
  /** Decimal places displayed */
  decimal: number;
  position: number;
  /** Whether shoppers can select the currency */
  is_active: boolean;
};
export type CurrencyFields = {
  symbol?: string;
  /** Units per unit of the store’s currency */
  rate?: string;
  /** Decimal places displayed */
  decimal?: number;
  position?: number;
  /** Whether shoppers can select the currency */
  is_active?: boolean;
};
export type CurrencyChanges = {
  changed: CurrencyFields;
  from?: CurrencyFields;
};
export type ReviewReplyForm = {
  /** Plain text */
  text: string;
  /** Currently displayed reply; 409 if it differs */
  from?: string;
};
export type StaffMessage = {
  id: string;
  name: string;
  /** Unconfirmed email address */
  email: string;
  /** As entered; empty if none */
  order_number: string;
  message: string;
  /** Language used by the sender */
  language: string;
  at: string;
  is_answered: boolean;
  /** Staff note */
  note: string;
};
export type StaffMessageList = {
  has_more: boolean;
  messages: StaffMessage[];
};
export type FailedMail = {
  id: string;
  /** Recipient */
  email: string;
  subject: string;
  language: "en" | "fr";
  /** Time of the final failed attempt */
  at: string;
};
export type FailedMailList = {
  total: number;
  mails: FailedMail[];
};
export type StaffMessageChange = {
  is_answered?: boolean;
  note?: string;
  /** Currently displayed note; 409 if it differs */
  from?: string;
};
export type CustomerRow = {
  customer_id: string;
  name: string;
  email: string;
  /** Empty if none */
  telephone: string;
  registered: string;
  /** Sales of the account and its email address */
  orders: number;
  /** Total of these orders, before refunds */
  spent: number;
  last_order: string | null;
};
export type CustomerPage = {
  /** Total number, capped at 10000 */
  total: number;
  customers: CustomerRow[];
};
export type StaffCustomer = CustomerRow & {
  /** Default address first; fields of an order’s address */
  addresses: {
    [key: string]: string;
  }[];
};
export type ReportPart = {
  name: string;
  count: number;
  amount: number;
};
export type Report = {
  /** Placed orders that are not cancelled */
  orders: number;
  goods: number;
  discount: number;
  delivery_fees: number;
  /** Total of the orders */
  total: number;
  /** Received payments by method */
  payments: ReportPart[];
  refunds: number;
  /** Orders and fees by delivery method */
  deliveries: ReportPart[];
  /** By rate, from invoices less credit notes */
  taxes: {
    /** Percent */
    rate: number;
    net: number;
    tax: number;
  }[];
};
export type Sales = {
  /** Today so far, compared with the same period one week earlier */
  today: SalesOfDay;
  /** Each day with the matching day of the previous period */
  days: (SalesOfDay & {
    day: string;
  })[];
  /** Carts of this period inactive for at least one day */
  left_carts: number;
};
export type Seller = {
  product_id: string;
  name: string;
  /** Units packed, or ordered if not yet packed */
  units: number;
  amount: number;
  stock: number;
};
export type SellerLists = {
  best: Seller[];
  worst: Seller[];
};
export type MissedSearchList = {
  searches: {
    /** Lower case */
    term: string;
    times: number;
  }[];
};
export type ImportTask = "import" | "check" | "undo";
export type ImportMapping = {
  /** Source of the file; null for an export of this shop */
  source: string | null;
  language: "en" | "fr";
  delimiter: string;
  description_format: "text" | "html";
  columns: {
    key: string;
    name: string;
    price: string;
    collection: string;
    collection_path?: string;
    collection_else?: string;
    list_price?: string;
    brand?: string;
    description?: string;
    rating?: string;
    stock?: string;
    minimum?: string;
    barcode?: string;
    pack_size?: string;
    pack_unit?: string;
    allergens?: string;
    may_contain?: string;
    allergen_names?: string;
    marks?: string;
    ingredients?: string;
    is_weighed?: string;
    picture_alt?: string;
    meta_title?: string;
    meta_description?: string;
    tax_class?: string;
    tax_code?: string;
    key_else?: string;
    sku?: string;
    pictures?: string;
    stock_tracker?: string;
    in_stock?: string;
    backorder?: string;
    sale_from?: string;
    sale_until?: string;
    option1_name?: string;
    option1_value?: string;
    option2_name?: string;
    option2_value?: string;
    option3_name?: string;
    option3_value?: string;
    parent?: string;
    /** Column with the language of a row's texts; overrides `language`. Exports of this shop always use their own language column if present */
    language?: string;
  };
  /** Columns by nutrient (field of Nutrition) */
  nutrition?: {
    [key: string]: string;
  };
  keywords: string[];
  /** Columns that identify drafts, private products and gift cards, which are skipped */
  sale_columns?: string[];
  constants: {
    stock: number;
    minimum: number;
  };
};
export type ImportState =
  | "draft"
  | "checked"
  | "waiting"
  | "running"
  | "done"
  | "stopped"
  | "failed"
  | "undone";
export type ImportRow = {
  id: string;
  /** Name of the member running the import */
  by: string;
  task: ImportTask;
  mapping?: ImportMapping;
  /** Products with their former values after undoing */
  restored: number;
  /** Added products that undoing removed */
  removed: number;
  /** Products changed or ordered since, which undoing kept */
  kept: number;
  can_undo: boolean;
  file_name: string;
  size: number;
  state: ImportState;
  /** Progress from 0 to 1 */
  progress: number;
  /** Rows read so far */
  rows: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Rows imported with a note */
  noted: number;
  /** Failure reason; empty if none */
  problem: string;
  made: string;
  ended: string | null;
};
export type ImportList = {
  imports: ImportRow[];
};
export type ImportForm = {
  file_name: string;
  /** File size in bytes; at most 64 MiB */
  size: number;
};
export type ImportHead = {
  kind: "products" | "customers";
  /** Duplicate names are numbered from the second one on */
  columns: string[];
  /** Duplicate column names */
  repeated: string[];
  /** Sources of previous imports */
  sources: string[];
  /** First ten rows of the file */
  rows: string[][];
  mapping: ImportMapping;
};
export type ImportedCustomers = {
  added: number;
  /** Customers with an account */
  unchanged: number;
  skipped: number;
  /** Rows that are not in `rows` */
  unlisted: number;
  /** At most 200 rows that were skipped, or imported without a field */
  rows: {
    row: number;
    reason: string;
    is_skipped: boolean;
  }[];
};
export type PreviewRow = {
  /** Starts at 1, below the header */
  row: number;
  /** Rejection reason; empty if accepted */
  reason: string;
  key?: string;
  name?: string;
  collection?: string;
  price?: number;
  list_price?: number;
  stock?: number;
  /** Whether the key is new for this source */
  is_new?: boolean;
  /** Number of variants */
  variants?: number;
  /** Current values that would change */
  before?: {
    name?: string;
    price?: number;
    list_price?: number;
    stock?: number;
  };
  /** Values that would be changed or omitted */
  notes?: string[];
};
export type ImportPreview = {
  rows: PreviewRow[];
};
export type ImportPictures = {
  /** Pictures still to be fetched */
  waiting: number;
  failed: number;
  failures: {
    product_id: string;
    name: string;
    address: string;
    reason: string;
  }[];
};
export type ImportChange = {
  row: number;
  cursor: string;
  /** Name of the product or values of the variant */
  name: string;
  is_variant: boolean;
  /** Changed values by field of ProductValues; empty for an addition */
  before: {
    [key: string]: any;
  };
  /** An addition only has its price and stock */
  after: {
    [key: string]: any;
  };
};
export type ImportChangeList = {
  has_more: boolean;
  changes: ImportChange[];
};
export type ProductPicture = {
  id: string;
  picture: Picture;
};
export type PictureUpload = {
  id: string;
  file_name: string;
  state: "waiting" | "failed";
  /** Readable message; null while pending */
  failure: string | null;
};
export type PictureText = {
  en: string | null;
  fr: string | null;
};
export type ProductPictures = {
  /** Product name */
  name: string;
  handle: string;
  /** In display order; the first is the thumbnail in lists */
  pictures: ProductPicture[];
  uploads: PictureUpload[];
  text: PictureText;
};
export type PictureMove = {
  /** 0 is first */
  position: number;
};
export type PictureTextForm = {
  from: PictureText;
  to: PictureText;
};
export type ChangeSubject =
  | "order"
  | "product"
  | "collection"
  | "review"
  | "coupon"
  | "content"
  | "import"
  | "member"
  | "session"
  | "delivery"
  | "slot"
  | "currency"
  | "tax"
  | "message"
  | "customer"
  | "list"
  | "shop"
  | "read";
export type Change = {
  id: string;
  at: string;
  /** Member’s name at that time */
  by: string;
  /** Operation id */
  operation: string;
  subject: ChangeSubject;
  subject_id: string;
  /** Current name if the product exists */
  subject_name?: string;
  before: {
    [key: string]: any;
  };
  after: {
    [key: string]: any;
  };
};
export type ChangeList = {
  has_more: boolean;
  changes: Change[];
};
export type ChangeAuthor = {
  member_id: string;
  /** Current name */
  name: string;
};
export type ChangeAuthorList = {
  authors: ChangeAuthor[];
};
export const {
  useGetStaffSessionQuery,
  useSignInStaffMutation,
  useSignOutStaffMutation,
  useRequestStaffPasswordMutation,
  useGetStaffPasskeyOptionsMutation,
  useSignInStaffWithPasskeyMutation,
  useVerifyStaffCodeMutation,
  useListStaffSessionsQuery,
  useEndStaffSessionMutation,
  useGetStaffSecondFactorQuery,
  useConfirmStaffSecondFactorMutation,
  useStartStaffSecondFactorMutation,
  useRemoveStaffSecondFactorMutation,
  useListStaffPasskeysQuery,
  useRegisterStaffPasskeyMutation,
  useGetStaffPasskeyRegistrationMutation,
  useRemoveStaffPasskeyMutation,
  useReadInvitationMutation,
  useGetInvitationPasskeyOptionsMutation,
  useAcceptInvitationWithPasskeyMutation,
  useSetStaffPasswordMutation,
  useGetOwnerSetupQuery,
  useClaimShopMutation,
  useListMembersQuery,
  useInviteMemberMutation,
  useChangeMemberMutation,
  useRemoveMemberSecondFactorMutation,
  useInviteMemberAgainMutation,
  useGetStaffHomeQuery,
  useSearchOrdersQuery,
  useGetStaffOrderQuery,
  useChangeOrderAddressMutation,
  useListOrderSlotsQuery,
  useChangeOrderSlotMutation,
  useConfirmPaymentMutation,
  usePackLineMutation,
  useChangeOrderStatusMutation,
  useRefundOrderMutation,
  useSettleRefundMutation,
  useAddOrderNoteMutation,
  useFindProductsQuery,
  useSearchStaffProductsQuery,
  useAddProductMutation,
  useGetStaffProductQuery,
  useSaveProductMutation,
  useDeleteProductMutation,
  useDeleteProductsMutation,
  useChangeProductValuesMutation,
  useChangeProductGroupMutation,
  useListStaffCollectionsQuery,
  useListEditedCollectionsQuery,
  useAddCollectionMutation,
  useSaveCollectionMutation,
  useDeleteCollectionMutation,
  useListPackingSlotsQuery,
  usePreviewSlotStatusQuery,
  useChangeSlotStatusMutation,
  useGetPackingListQuery,
  useListStockQuery,
  useGetProductStockQuery,
  useListStockMovementsQuery,
  useCorrectStockMutation,
  useListReviewsQuery,
  useRejectReviewMutation,
  usePublishReviewMutation,
  useHideReviewMutation,
  useListCouponsQuery,
  useAddCouponMutation,
  useGetCouponQuery,
  useSaveCouponMutation,
  useDeleteCouponMutation,
  useEndCouponMutation,
  useListContentQuery,
  useAddContentMutation,
  useListContentChoicesQuery,
  useAddContentTagMutation,
  useUploadContentPictureMutation,
  useGetContentPictureQuery,
  useGetStaffContentQuery,
  useSaveContentDraftMutation,
  useDiscardContentDraftMutation,
  usePublishContentMutation,
  useUnplanContentMutation,
  useUnpublishContentMutation,
  useListContentVersionsQuery,
  useGetContentVersionQuery,
  useRestoreContentVersionMutation,
  useListStaffDeliveryMethodsQuery,
  useAddDeliveryMethodMutation,
  useSaveDeliveryMethodMutation,
  useListDeliveryPlacesQuery,
  useListDeliverySlotsQuery,
  useChangeDeliverySlotMutation,
  useListClosedDaysQuery,
  useSetClosedDayMutation,
  useGetShopDetailsQuery,
  useSaveShopDetailsMutation,
  useGetFirstStepsQuery,
  useRemoveDemoMutation,
  useGetTaxesQuery,
  useSaveTaxPolicyMutation,
  useAddTaxClassMutation,
  useRenameTaxClassMutation,
  useRemoveTaxClassMutation,
  useSetTaxRateMutation,
  useRemoveTaxRateMutation,
  useListGatewaysQuery,
  useSaveGatewayKeysMutation,
  useRemoveGatewayKeysMutation,
  useTestGatewayMutation,
  useChooseStoreCurrencyMutation,
  useListStaffCurrenciesQuery,
  useAddCurrencyMutation,
  useSaveCurrencyMutation,
  useReplyToReviewMutation,
  useListMessagesQuery,
  useListFailedMailsQuery,
  useSendMailAgainMutation,
  useChangeMessageMutation,
  useListCustomersQuery,
  useGetStaffCustomerQuery,
  useEraseCustomerMutation,
  useExportCustomerQuery,
  useExportStockAlertsQuery,
  useExportTableQuery,
  useGetReportQuery,
  useGetSalesQuery,
  useListSellersQuery,
  useListMissedSearchesQuery,
  useExportProductsQuery,
  useListImportsQuery,
  useCreateImportMutation,
  useGetImportQuery,
  useStopImportMutation,
  usePutImportPartMutation,
  useReadImportHeadQuery,
  useImportCustomersMutation,
  usePreviewImportQuery,
  useStartImportMutation,
  useListImportPicturesQuery,
  useRetryImportPicturesMutation,
  useCheckImportMutation,
  useUndoImportMutation,
  useListImportChangesQuery,
  useListRejectedRowsQuery,
  useListPicturesQuery,
  useUploadPictureMutation,
  useMovePictureMutation,
  useRemovePictureMutation,
  useDismissUploadMutation,
  useDescribePicturesMutation,
  useListChangesQuery,
  useListChangeAuthorsQuery,
} = injectedRtkApi;
