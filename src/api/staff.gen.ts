// Written by `npm run generate` from contract/staff.yaml. Do not edit.
import { staffBaseApi as api } from './staffBaseApi.ts';
export const addTagTypes = [
  "Session",
  "SecondFactor",
  "Passkey",
  "Member",
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
      searchOrders: build.query<SearchOrdersApiResponse | undefined, SearchOrdersApiArg>({
        query: (queryArg) => ({
          url: `/orders`,
          params: {
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
      listTaxRates: build.query<ListTaxRatesApiResponse | undefined, ListTaxRatesApiArg>({
        query: () => ({ url: `/tax-rates` }),
        providesTags: ["Tax"],
      }),
      setTaxRate: build.mutation<SetTaxRateApiResponse | undefined, SetTaxRateApiArg>({
        query: (queryArg) => ({
          url: `/tax-rates/${encodeURIComponent(String(queryArg.day))}`,
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
          url: `/tax-rates/${encodeURIComponent(String(queryArg.day))}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Tax"],
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
      exportStockAlerts: build.query<
        ExportStockAlertsApiResponse | undefined,
        ExportStockAlertsApiArg
      >({
        query: () => ({ url: `/stock/alerts/export` }),
        providesTags: ["Stock"],
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
  /** status 200 Who is signed in */ StaffSession;
export type GetStaffSessionApiArg = void;
export type SignInStaffApiResponse =
  /** status 200 Who is signed in */ StaffSession;
export type SignInStaffApiArg = {
  signInForm: SignInForm;
};
export type SignOutStaffApiResponse = unknown;
export type SignOutStaffApiArg = {
  /** Ends all sessions of this member */
  everywhere?: boolean;
};
export type GetStaffPasskeyOptionsApiResponse =
  /** status 200 For the browser's own functions */ PasskeyOptions;
export type GetStaffPasskeyOptionsApiArg = void;
export type SignInStaffWithPasskeyApiResponse =
  /** status 200 Who is signed in */ StaffSession;
export type SignInStaffWithPasskeyApiArg = {
  staffPasskeySignInForm: StaffPasskeySignInForm;
};
export type VerifyStaffCodeApiResponse =
  /** status 200 Who is signed in */ StaffSession;
export type VerifyStaffCodeApiArg = {
  staffCodeForm: StaffCodeForm;
};
export type ListStaffSessionsApiResponse =
  /** status 200 Latest used first */ StaffSessionList;
export type ListStaffSessionsApiArg = void;
export type EndStaffSessionApiResponse = unknown;
export type EndStaffSessionApiArg = {
  sessionId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type GetStaffSecondFactorApiResponse =
  /** status 200 The second factor */ StaffSecondFactor;
export type GetStaffSecondFactorApiArg = void;
export type ConfirmStaffSecondFactorApiResponse =
  /** status 200 Who is signed in */ StaffSession;
export type ConfirmStaffSecondFactorApiArg = {
  /** One for each intention, sent again with each attempt */
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
  /** One for each intention, sent again with each attempt */
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
  /** status 200 For the browser's own functions */ PasskeyOptions;
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
  /** status 200 For the browser's own functions */ PasskeyOptions;
export type GetInvitationPasskeyOptionsApiArg = {
  invitationForm: InvitationForm;
};
export type AcceptInvitationWithPasskeyApiResponse =
  /** status 200 Who is signed in */ StaffSession;
export type AcceptInvitationWithPasskeyApiArg = {
  invitationPasskeyForm: InvitationPasskeyForm;
};
export type SetStaffPasswordApiResponse =
  /** status 200 Who is signed in */ StaffSession;
export type SetStaffPasswordApiArg = {
  staffPasswordForm: StaffPasswordForm;
};
export type ListMembersApiResponse = /** status 200 By name */ MemberList;
export type ListMembersApiArg = void;
export type InviteMemberApiResponse =
  /** status 201 The member as it stands now */ Member;
export type InviteMemberApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  memberForm: MemberForm;
};
export type ChangeMemberApiResponse =
  /** status 200 The member as it stands now */ Member;
export type ChangeMemberApiArg = {
  memberId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  memberChange: MemberChange;
};
export type RemoveMemberSecondFactorApiResponse = unknown;
export type RemoveMemberSecondFactorApiArg = {
  memberId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type InviteMemberAgainApiResponse = unknown;
export type InviteMemberAgainApiArg = {
  memberId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type SearchOrdersApiResponse =
  /** status 200 The page; `total` counts to 10,000 */ OrderPage;
export type SearchOrdersApiArg = {
  status?: OrderStatus;
  payment?: PaymentState;
  /** Day of the slot in the shop's time zone */
  day?: string;
  slotId?: string;
  /** Part of the number, name, e-mail address or phone */
  text?: string;
  sort?: "placed" | "slot" | "total" | "number";
  direction?: "asc" | "desc";
  page?: number;
  pageSize?: number;
};
export type GetStaffOrderApiResponse =
  /** status 200 The order as it stands now */ StaffOrder;
export type GetStaffOrderApiArg = {
  number: string;
};
export type ChangeOrderAddressApiResponse =
  /** status 200 The order as it stands now */ StaffOrder;
export type ChangeOrderAddressApiArg = {
  number: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  orderAddressForm: OrderAddressForm;
};
export type ListOrderSlotsApiResponse =
  /** status 200 Earliest first */ OrderSlotList;
export type ListOrderSlotsApiArg = {
  number: string;
};
export type ChangeOrderSlotApiResponse =
  /** status 200 The order as it stands now */ StaffOrder;
export type ChangeOrderSlotApiArg = {
  number: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  body: {
    slot_id: string;
  };
};
export type ConfirmPaymentApiResponse =
  /** status 200 The order as it stands now */ StaffOrder;
export type ConfirmPaymentApiArg = {
  number: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type PackLineApiResponse =
  /** status 200 The order as it stands now */ StaffOrder;
export type PackLineApiArg = {
  number: string;
  lineId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  packedLineForm: PackedLineForm;
};
export type ChangeOrderStatusApiResponse =
  /** status 200 The order as it stands now */ StaffOrder;
export type ChangeOrderStatusApiArg = {
  number: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  orderStatusForm: OrderStatusForm;
};
export type RefundOrderApiResponse =
  /** status 200 The order as it stands now */ StaffOrder;
export type RefundOrderApiArg = {
  number: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  refundForm: RefundForm;
};
export type SettleRefundApiResponse =
  /** status 200 The order as it stands now */ StaffOrder;
export type SettleRefundApiArg = {
  number: string;
  refundId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type AddOrderNoteApiResponse =
  /** status 200 The order as it stands now */ StaffOrder;
export type AddOrderNoteApiArg = {
  number: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  noteForm: NoteForm;
};
export type FindProductsApiResponse =
  /** status 200 The best twenty */ ProductList;
export type FindProductsApiArg = {
  text?: string;
  /** Product that is short, which is left out */
  like?: string;
};
export type SearchStaffProductsApiResponse =
  /** status 200 The page; `total` counts to 10,000 */ ProductPage;
export type SearchStaffProductsApiArg = {
  /** Words, by the shop's own search, or a whole barcode */
  text?: string;
  /** Handle */
  collection?: string;
  /** low: one to five are left */
  stock?: StockLevel;
  /** Whether it has a special price */
  special?: boolean;
  /** relevance: the best match first, with a text alone; without it by default for one */
  sort?: ProductSort;
  /** Of every sort but relevance */
  direction?: "asc" | "desc";
  /** `next` of another page of the same sort */
  after?: ProductCursor;
  /** `previous` of another page of the same sort */
  before?: ProductCursor;
  pageSize?: number;
};
export type AddProductApiResponse =
  /** status 201 The product as it stands now */ StaffProduct;
export type AddProductApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  newProductForm: NewProductForm;
};
export type GetStaffProductApiResponse =
  /** status 200 The product as it stands now */ StaffProduct;
export type GetStaffProductApiArg = {
  productId: string;
};
export type SaveProductApiResponse =
  /** status 200 The product as it stands now */ StaffProduct;
export type SaveProductApiArg = {
  productId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  productForm: ProductForm;
};
export type DeleteProductApiResponse = unknown;
export type DeleteProductApiArg = {
  productId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type ChangeProductValuesApiResponse =
  /** status 200 The products as they stand now */ ChangedProducts;
export type ChangeProductValuesApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  productValuesForm: ProductValuesForm;
};
export type ListStaffCollectionsApiResponse =
  /** status 200 In the shop's order */ StaffCollectionList;
export type ListStaffCollectionsApiArg = void;
export type ListEditedCollectionsApiResponse =
  /** status 200 In the shop's order */ EditedCollectionList;
export type ListEditedCollectionsApiArg = void;
export type AddCollectionApiResponse =
  /** status 201 The collection as it stands now */ EditedCollection;
export type AddCollectionApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  collectionValues: CollectionValues;
};
export type SaveCollectionApiResponse =
  /** status 200 The collection as it stands now */ EditedCollection;
export type SaveCollectionApiArg = {
  handle: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  collectionChanges: CollectionChanges;
};
export type DeleteCollectionApiResponse =
  /** status 200 In the shop's order */ EditedCollectionList;
export type DeleteCollectionApiArg = {
  handle: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type ListPackingSlotsApiResponse =
  /** status 200 By time; orders without a slot stand first, without an id */ SlotList;
export type ListPackingSlotsApiArg = void;
export type PreviewSlotStatusApiResponse =
  /** status 200 The orders that are not so far yet, those that can first, at most 200 */ SlotStatusPreview;
export type PreviewSlotStatusApiArg = {
  /** Absent for the orders without a slot */
  slotId?: string;
  status: SlotStatus;
};
export type ChangeSlotStatusApiResponse =
  /** status 200 What became of each, in the order asked for */ SlotStatusResult;
export type ChangeSlotStatusApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  slotStatusForm: SlotStatusForm;
};
export type GetPackingListApiResponse =
  /** status 200 The orders, oldest first, at most 2000 */ PackingList;
export type GetPackingListApiArg = {
  /** Absent for the orders without a slot */
  slotId?: string;
  /** One order alone */
  number?: string;
  /** Those of the slot that stand there alone */
  status?: "placed" | "packed";
};
export type ListStockApiResponse =
  /** status 200 The page; `total` counts to 10,000 */ StockPage;
export type ListStockApiArg = {
  /** `low`, what can no longer be ordered or has no more units than are called low, the fewest first; `out`, the former alone;
    `waiting`, what customers wait for, those most wait for first. It does not count beside a text.
     */
  view?: "low" | "out" | "waiting";
  /** A barcode, or words for the shop's own search */
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
  /** status 200 Movements; the changes of all add up to the stock */ StockMovementList;
export type ListStockMovementsApiArg = {
  productId: string;
  /** Id of a movement; what is older than that */
  before?: string;
  limit?: number;
};
export type CorrectStockApiResponse =
  /** status 200 The product with its stock */ ProductStock;
export type CorrectStockApiArg = {
  productId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  stockCorrectionForm: StockCorrectionForm;
};
export type ListReviewsApiResponse =
  /** status 200 The page; `total` counts to 10,000 */ ReviewPage;
export type ListReviewsApiArg = {
  view?: "held" | "published";
  /** Words or barcode of products, whose reviews alone are listed */
  text?: string;
  page?: number;
  pageSize?: number;
};
export type RejectReviewApiResponse = unknown;
export type RejectReviewApiArg = {
  reviewId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type PublishReviewApiResponse = unknown;
export type PublishReviewApiArg = {
  reviewId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type HideReviewApiResponse = unknown;
export type HideReviewApiArg = {
  reviewId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type ListCouponsApiResponse =
  /** status 200 The page; `total` counts to 10,000 */ CouponPage;
export type ListCouponsApiArg = {
  state?: CouponState;
  /** Part of a code, in any case */
  text?: string;
  page?: number;
  pageSize?: number;
};
export type AddCouponApiResponse =
  /** status 201 The coupon as it stands now */ StaffCoupon;
export type AddCouponApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  newCouponForm: NewCouponForm;
};
export type GetCouponApiResponse =
  /** status 200 The coupon as it stands now */ StaffCoupon;
export type GetCouponApiArg = {
  code: string;
};
export type SaveCouponApiResponse =
  /** status 200 The coupon as it stands now */ StaffCoupon;
export type SaveCouponApiArg = {
  code: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  couponForm: CouponForm;
};
export type DeleteCouponApiResponse = unknown;
export type DeleteCouponApiArg = {
  code: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type EndCouponApiResponse =
  /** status 200 The coupon as it stands now */ StaffCoupon;
export type EndCouponApiArg = {
  code: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type ListContentApiResponse =
  /** status 200 The page of the list */ ContentList;
export type ListContentApiArg = {
  kind?: ContentKind;
  state?: ContentState;
  /** Words of titles, in any language, or of paths */
  text?: string;
  page?: number;
  pageSize?: number;
};
export type AddContentApiResponse =
  /** status 201 The page or post as it is edited now */ StaffContent;
export type AddContentApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  newContentForm: NewContentForm;
};
export type ListContentChoicesApiResponse =
  /** status 200 Tags in the order of the blog, pictures by name */ ContentChoices;
export type ListContentChoicesApiArg = void;
export type AddContentTagApiResponse =
  /** status 201 The tag, behind the others */ ContentTag;
export type AddContentTagApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  contentTagForm: ContentTagForm;
};
export type UploadContentPictureApiResponse =
  /** status 201 How far a picture for content is */ ContentPicture;
export type UploadContentPictureApiArg = {
  fileName: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  body: string;
};
export type GetContentPictureApiResponse =
  /** status 200 How far a picture for content is */ ContentPicture;
export type GetContentPictureApiArg = {
  uploadId: string;
};
export type GetStaffContentApiResponse =
  /** status 200 The page or post as it is edited now */ StaffContent;
export type GetStaffContentApiArg = {
  kind: ContentKind;
  handle: string;
};
export type SaveContentDraftApiResponse =
  /** status 200 The page or post as it is edited now */ StaffContent;
export type SaveContentDraftApiArg = {
  kind: ContentKind;
  handle: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  contentForm: ContentForm;
};
export type DiscardContentDraftApiResponse = unknown;
export type DiscardContentDraftApiArg = {
  kind: ContentKind;
  handle: string;
  /** Of what is thrown away; 409 for another */
  version: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type PublishContentApiResponse =
  /** status 200 The page or post as it is edited now */ StaffContent;
export type PublishContentApiArg = {
  kind: ContentKind;
  handle: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  contentPublication: ContentPublication;
};
export type UnplanContentApiResponse =
  /** status 200 The page or post as it is edited now */ StaffContent;
export type UnplanContentApiArg = {
  kind: ContentKind;
  handle: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type UnpublishContentApiResponse =
  /** status 200 The page or post as it is edited now */ StaffContent;
export type UnpublishContentApiArg = {
  kind: ContentKind;
  handle: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type ListContentVersionsApiResponse =
  /** status 200 The versions */ ContentVersionList;
export type ListContentVersionsApiArg = {
  kind: ContentKind;
  handle: string;
  /** Id of a version; what is older than that */
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
  /** status 200 The page or post as it is edited now */ StaffContent;
export type RestoreContentVersionApiArg = {
  kind: ContentKind;
  handle: string;
  versionId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  contentRestoration: ContentRestoration;
};
export type ListStaffDeliveryMethodsApiResponse =
  /** status 200 In the order shown to shoppers */ StaffDeliveryMethodList;
export type ListStaffDeliveryMethodsApiArg = void;
export type AddDeliveryMethodApiResponse =
  /** status 201 The way of delivery */ StaffDeliveryMethod;
export type AddDeliveryMethodApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  deliveryMethodValues: DeliveryMethodValues;
};
export type SaveDeliveryMethodApiResponse =
  /** status 200 The way of delivery */ StaffDeliveryMethod;
export type SaveDeliveryMethodApiArg = {
  methodId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  deliveryMethodForm: DeliveryMethodForm;
};
export type ListDeliveryPlacesApiResponse =
  /** status 200 Sorted by their English names */ PlaceList;
export type ListDeliveryPlacesApiArg = {
  /** Whose zones are asked for, with commas between them */
  countryIds?: string;
};
export type ListDeliverySlotsApiResponse =
  /** status 200 Earliest first */ StaffSlotList;
export type ListDeliverySlotsApiArg = void;
export type ChangeDeliverySlotApiResponse =
  /** status 200 The slot */ StaffSlot;
export type ChangeDeliverySlotApiArg = {
  slotId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  staffSlotChange: StaffSlotChange;
};
export type ListClosedDaysApiResponse =
  /** status 200 Earliest first */ ClosedDayList;
export type ListClosedDaysApiArg = void;
export type SetClosedDayApiResponse =
  /** status 200 Earliest first */ ClosedDayList;
export type SetClosedDayApiArg = {
  /** In the shop's time zone, from today to a year from now */
  day: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  closedDayForm: ClosedDayForm;
};
export type GetShopDetailsApiResponse =
  /** status 200 As they stand now */ ShopDetails;
export type GetShopDetailsApiArg = void;
export type SaveShopDetailsApiResponse =
  /** status 200 As they stand now */ ShopDetails;
export type SaveShopDetailsApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  shopForm: ShopForm;
};
export type GetFirstStepsApiResponse =
  /** status 200 As they stand now */ FirstSteps;
export type GetFirstStepsApiArg = void;
export type RemoveDemoApiResponse =
  /** status 200 As they stand now */ FirstSteps;
export type RemoveDemoApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type ListTaxRatesApiResponse =
  /** status 200 What holds first, then what is planned */ TaxRateList;
export type ListTaxRatesApiArg = void;
export type SetTaxRateApiResponse =
  /** status 200 What holds first, then what is planned */ TaxRateList;
export type SetTaxRateApiArg = {
  /** In the shop's time zone, from today to a year from now */
  day: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  taxRateForm: TaxRateForm;
};
export type RemoveTaxRateApiResponse =
  /** status 200 What holds first, then what is planned */ TaxRateList;
export type RemoveTaxRateApiArg = {
  /** In the shop's time zone, from today to a year from now */
  day: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type ListStaffCurrenciesApiResponse =
  /** status 200 In the order shown to shoppers */ StaffCurrencyList;
export type ListStaffCurrenciesApiArg = void;
export type AddCurrencyApiResponse =
  /** status 201 The currency */ StaffCurrency;
export type AddCurrencyApiArg = {
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  newCurrency: NewCurrency;
};
export type SaveCurrencyApiResponse =
  /** status 200 The currency */ StaffCurrency;
export type SaveCurrencyApiArg = {
  code: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  currencyChanges: CurrencyChanges;
};
export type ReplyToReviewApiResponse = unknown;
export type ReplyToReviewApiArg = {
  reviewId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  reviewReplyForm: ReviewReplyForm;
};
export type ListMessagesApiResponse =
  /** status 200 The messages */ StaffMessageList;
export type ListMessagesApiArg = {
  view?: "open" | "answered";
  /** Id of a message; what comes after it in the list */
  beyond?: string;
  limit?: number;
};
export type ListFailedMailsApiResponse =
  /** status 200 The emails */ FailedMailList;
export type ListFailedMailsApiArg = void;
export type SendMailAgainApiResponse = unknown;
export type SendMailAgainApiArg = {
  mailId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type ChangeMessageApiResponse =
  /** status 200 The message */ StaffMessage;
export type ChangeMessageApiArg = {
  messageId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  staffMessageChange: StaffMessageChange;
};
export type ExportStockAlertsApiResponse =
  /** status 200 One row for each request of a confirmed address */ string;
export type ExportStockAlertsApiArg = void;
export type GetSalesApiResponse =
  /** status 200 Of orders that are neither cancelled nor waiting for a payment; amounts are what they come to, without what was given
back as goodwill. Days are those of the shop's time zone, oldest first, today last.
 */ Sales;
export type GetSalesApiArg = {
  /** How many days back, today among them */
  days?: 14 | 30 | 90;
};
export type ListSellersApiResponse =
  /** status 200 At most ten of each; `worst` are in stock and were on sale all the time */ SellerLists;
export type ListSellersApiArg = {
  /** How many days back, today among them */
  days?: 14 | 30 | 90;
};
export type ListMissedSearchesApiResponse =
  /** status 200 At most twenty, the most frequent first; nothing that was typed but once */ MissedSearchList;
export type ListMissedSearchesApiArg = {
  /** How many days back, today among them */
  days?: 14 | 30 | 90;
};
export type ExportProductsApiResponse =
  /** status 200 One row for each product */ string;
export type ExportProductsApiArg = {
  /** That asked for without it; products without a text in it are left out */
  language?: "en" | "fr";
};
export type ListImportsApiResponse =
  /** status 200 Latest first, drafts left out */ ImportList;
export type ListImportsApiArg = void;
export type CreateImportApiResponse = /** status 201 The import */ ImportRow;
export type CreateImportApiArg = {
  /** One for each intention, sent again with each attempt */
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
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type PutImportPartApiResponse = unknown;
export type PutImportPartApiArg = {
  importId: string;
  position: number;
  body: Blob;
};
export type ReadImportHeadApiResponse =
  /** status 200 The beginning of the file */ ImportHead;
export type ReadImportHeadApiArg = {
  importId: string;
};
export type PreviewImportApiResponse =
  /** status 200 The rows, in the order of the file */ ImportPreview;
export type PreviewImportApiArg = {
  importId: string;
  importMapping: ImportMapping;
};
export type StartImportApiResponse = /** status 200 The import */ ImportRow;
export type StartImportApiArg = {
  importId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  importMapping: ImportMapping;
};
export type ListRejectedRowsApiResponse =
  /** status 200 Row, line, reason and text of each */ string;
export type ListRejectedRowsApiArg = {
  importId: string;
  /** Of the reasons; that asked for without it */
  language?: "en" | "fr";
  /** Rows that were refused, or those that were imported with a note */
  kind?: "refused" | "noted";
};
export type ListPicturesApiResponse =
  /** status 200 The pictures as they stand now */ ProductPictures;
export type ListPicturesApiArg = {
  productId: string;
};
export type UploadPictureApiResponse =
  /** status 201 The pictures as they stand now */ ProductPictures;
export type UploadPictureApiArg = {
  productId: string;
  fileName: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  body: string;
};
export type MovePictureApiResponse =
  /** status 200 The pictures as they stand now */ ProductPictures;
export type MovePictureApiArg = {
  productId: string;
  picture: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  pictureMove: PictureMove;
};
export type RemovePictureApiResponse =
  /** status 200 The pictures as they stand now */ ProductPictures;
export type RemovePictureApiArg = {
  productId: string;
  picture: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type DismissUploadApiResponse =
  /** status 200 The pictures as they stand now */ ProductPictures;
export type DismissUploadApiArg = {
  productId: string;
  uploadId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
};
export type DescribePicturesApiResponse =
  /** status 200 The pictures as they stand now */ ProductPictures;
export type DescribePicturesApiArg = {
  productId: string;
  /** One for each intention, sent again with each attempt */
  "Idempotency-Key"?: string;
  pictureTextForm: PictureTextForm;
};
export type ListChangesApiResponse = /** status 200 The changes */ ChangeList;
export type ListChangesApiArg = {
  subject?: ChangeSubject;
  /** Number of the order, id of anything else */
  subjectId?: string;
  /** Who has made them */
  memberId?: string;
  /** Day in the shop's time zone */
  day?: string;
  /** Id of a change; what is older than that */
  before?: string;
  limit?: number;
};
export type ListChangeAuthorsApiResponse =
  /** status 200 Who they are */ ChangeAuthorList;
export type ListChangeAuthorsApiArg = void;
export type Picture = {
  /** With the placeholders {width} and {format} */
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
  | "lists.export"
  | "recordings.read"
  | "insight.read"
  | "changes.read"
  | "staff.manage"
  | "shop.manage";
export type StaffSession = {
  /** Other than `done`, the session has no permission yet: `code` waits for verifyStaffCode, `passkey` for a sign-in by
    passkey, `setup` for an authenticator app or a passkey to be added
     */
  second_factor: "done" | "code" | "passkey" | "setup";
  /** Failed sign-ins between the last one and this */
  failed_attempts: number;
  /** Until then operations that need a recent sign-in are allowed; they answer 401 later, with the type `sign-in-again` */
  recent_until: string;
  /** Empty where nobody has named the shop */
  shop_name: string;
  shop_logo?: Picture;
  /** IANA name of the shop's time zone, in which times are shown */
  time_zone: string;
  /** So many units of a product, or fewer, are few */
  low_stock: number;
  /** Patterns of codes that the shop's scales print */
  scale_codes: string[];
  member: SignedInMember;
  permissions: Permission[];
  /** For the header X-CSRF-Token of writes */
  csrf_token: string;
};
export type Problem = {
  /** URI of the kind: `sign-in-again` where a recent sign-in is needed; else about:blank */
  type: string;
  title: string;
  status: number;
  /** In the language asked for, for people */
  detail: string;
  /** Text by field */
  errors?: {
    [key: string]: string;
  };
};
export type SignInForm = {
  email: string;
  password: string;
};
export type PasskeyOptions = {
  options: {
    [key: string]: any;
  };
};
export type StaffPasskeySignInForm = {
  /** Answer of the browser, as JSON */
  credential: string;
};
export type StaffCodeForm = {
  /** Of the app or a recovery code */
  code: string;
};
export type StaffSessionEntry = {
  session_id: string;
  /** Empty if unknown */
  browser: string;
  /** Empty if unknown */
  system: string;
  started_at: string;
  /** To a few minutes */
  last_used_at: string;
  is_current: boolean;
};
export type StaffSessionList = {
  sessions: StaffSessionEntry[];
};
export type StaffSecondFactor = {
  is_on: boolean;
  /** UTC; empty while off */
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
  /** A time; empty before the first use */
  last_used_at: string;
};
export type PasskeyList = {
  passkeys: Passkey[];
};
export type StaffPasskeyForm = {
  /** Answer of the browser, as JSON */
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
  /** Answer of the browser, as JSON */
  credential: string;
};
export type StaffPasswordForm = {
  code: string;
  password: string;
};
export type Member = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** May sign in */
  is_active: boolean;
  /** Has chosen neither password nor passkey yet */
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
  /** How many there are in all; 10000 also for more */
  total: number;
  orders: OrderRow[];
};
export type LineOption = {
  name: string;
  value: string;
};
export type StaffOrderLine = {
  id: string;
  /** Null when it is withdrawn */
  product_id: string | null;
  handle: string;
  /** What a scanner reads; empty where there is none */
  barcode: string;
  name: string;
  option: LineOption[];
  image: string;
  /** As ordered */
  quantity: number;
  /** In the box; null before it was looked for */
  packed_quantity: number | null;
  price: number;
  price_text: string;
  /** Of what is in the box, or was ordered before that is known */
  total: number;
  total_text: string;
  substitution: "none" | "similar" | "ask";
  /** Id of the line that it stands in for */
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
  /** Units of it for one rupee */
  value: number;
  /** Places shown */
  decimal: number;
};
export type OrderPayment = {
  id: string;
  method_name: string;
  /** What the provider knows it by; empty where the money comes outside of the shop */
  reference: string;
  amount: number;
  amount_text: string;
  state: PaymentState;
  /** When it was begun */
  made: string;
};
export type Refund = {
  id: string;
  amount: number;
  amount_text: string;
  reason: "short" | "cancelled" | "goodwill" | "double";
  note: string;
  state: "due" | "done";
  /** Reason of the payment provider for not refunding; empty for none */
  failure: string;
  /** True while the provider is asked; staff must not pay it by hand */
  is_sending: boolean;
  made: string;
  /** When the money was sent; null until then, and of early ones */
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
  /** Grows with each change */
  version: number;
  status: OrderStatus;
  /** What it may become now */
  next: OrderStatus[];
  placed: string;
  language: string;
  /** Empty when it is anonymous */
  email: string;
  is_guest: boolean;
  /** Whether its customer gets mails; a guest from when a link of the first one is opened */
  is_written_to: boolean;
  /** As it was typed; the fields of the storefront's OrderAddress */
  address: {
    [key: string]: string;
  };
  delivery: string;
  slot_starts: string | null;
  slot_ends: string | null;
  shopper_note: string;
  lines: StaffOrderLine[];
  totals: TotalRow[];
  /** What is charged: as agreed to, of the box once it is packed */
  total: number;
  total_text: string;
  /** What it came to when it was placed */
  agreed_total: number;
  agreed_total_text: string;
  /** What it comes to by what is in the box; lines not looked for count in full */
  box_total: number;
  box_total_text: string;
  /** What has come, refunds not subtracted */
  paid: number;
  /** What could still be given back */
  refundable: number;
  /** In rupees, which refunds are given in whatever the currency */
  refundable_text: string;
  payment: PaymentState;
  payment_name: string;
  /** Its money is to come before it is packed, since it is not paid at the door */
  is_unpaid: boolean;
  /** What is still to be paid at the door, of what is in the box; null for nothing */
  to_collect_text: string | null;
  currency?: OrderCurrency;
  can_confirm_payment: boolean;
  /** Every attempt to pay, oldest first */
  payments: OrderPayment[];
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
    /** For how many orders there is room */
    left: number;
  }[];
};
export type PackedLineForm = {
  /** Null takes it back */
  packed_quantity: number | null;
  /** What may have been in the box by what the packer knew. Refused with 409 where it is something else by now; without it nothing is compared */
  from?: (number | null)[];
  /** What stands in for the rest; null puts an earlier one back on the shelf, and without it that stays */
  replacement?: {
    product_id: string;
    quantity: number;
  } | null;
  /** Id of the line that stood in by what the packer knew, null for none. Refused with 409 where it is another by now; without it nothing is compared */
  replacement_from?: string | null;
};
export type OrderStatusForm = {
  status: "packed" | "dispatched" | "delivered" | "cancelled";
};
export type RefundForm = {
  /** In rupees, at most two decimals */
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
  /** In rupees */
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
export type ProductRow = {
  product_id: string;
  handle: string;
  name: string;
  brand: string;
  image: string;
  collection: StaffCollection;
  /** Without the special price */
  price: number;
  price_text: string;
  /** Before its dates, too */
  special: number | null;
  /** Empty without one */
  special_text: string;
  special_from: string | null;
  special_until: string | null;
  stock: number;
  /** Empty where there is none */
  barcode: string;
};
export type ProductPage = {
  /** How many pass the filters, counted to 10,000 */
  total: number;
  /** Whether there are more than that */
  has_more: boolean;
  /** `after` of the next page; null on the last */
  next: string | null;
  /** `before` of the page before; null on the first */
  previous: string | null;
  products: ProductRow[];
};
export type StockLevel = "in" | "low" | "out";
export type ProductSort = "newest" | "price" | "stock" | "relevance";
export type ProductCursor = string;
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
  /** HTML, which is cleaned */
  description: string;
  /** HTML, which is cleaned */
  ingredients: string;
  /** Of nuts and cereals */
  allergen_names: string;
  picture_alt: string;
  /** What it is found by besides */
  keywords: string;
};
export type OptionName = {
  en: string;
  /** Empty where the English one serves */
  fr: string;
};
export type OptionValueForm = {
  /** Null for a new one */
  id: string | null;
  name: OptionName;
  /** Added to the price */
  price: number;
  is_default: boolean;
};
export type OptionForm = {
  /** Null for a new one */
  id: string | null;
  type: "select" | "radio" | "checkbox" | "image" | "text";
  required: boolean;
  name: OptionName;
  values: OptionValueForm[];
};
export type ProductValues = {
  /** Handle */
  collection: string;
  brand: string;
  barcode: string;
  price: number;
  special: number | null;
  /** When the special price begins; null for at once */
  special_from: string | null;
  /** When it ends; null for never */
  special_until: string | null;
  /** Fewest that are ordered */
  minimum: number;
  /** What one contains; null where that is not known */
  unit_amount: number | null;
  /** Of no meaning without an amount */
  unit_measure: "g" | "ml" | "piece";
  /** Drained weight of goods in liquid, in grams */
  drained_amount: number | null;
  /** Null where nobody has stated them */
  allergens: Allergen[] | null;
  may_contain: Allergen[];
  marks: DietMark[];
  nutrition: Nutrition;
  texts: {
    en: ProductText;
    fr: ProductText;
  };
  options: OptionForm[];
};
export type StaffProduct = {
  product_id: string;
  /** Of its page in the shop; stays when the name changes */
  handle: string;
  /** Another one whenever `values` are others */
  version: string;
  stock: number;
  /** URLs, the thumb first */
  images: string[];
  values: ProductValues;
  /** Other products with the same number */
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
  /** Of what was changed */
  version: string;
  values: ProductValues;
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
export type StaffCollectionList = {
  collections: StaffCollection[];
};
export type CollectionValues = {
  /** Place among the others */
  position: number;
  name_en: string;
  name_fr: string;
  description_en: string;
  description_fr: string;
};
export type EditedCollection = {
  /** Of its page in the shop */
  handle: string;
  /** How many it has */
  products: number;
  values: CollectionValues;
};
export type EditedCollectionList = {
  collections: EditedCollection[];
};
export type CollectionFields = {
  /** Place among the others */
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
  /** How many of those to pack wait for their money, and are not packed before */
  unpaid: number;
  packed: number;
  dispatched: number;
};
export type SlotList = {
  slots: PackingSlot[];
};
export type SlotOrder = {
  number: string;
  name: string;
  status: OrderStatus;
  /** Why it cannot; null where it can */
  reason: string | null;
  /** The amount that counts as paid by it, as text; null for none */
  settles: string | null;
};
export type SlotStatusPreview = {
  has_more: boolean;
  orders: SlotOrder[];
};
export type SlotStatus = "dispatched" | "delivered";
export type ChangedSlotOrder = {
  number: string;
  status: OrderStatus;
  /** Why it stays; null where it changed */
  reason: string | null;
};
export type SlotStatusResult = {
  orders: ChangedSlotOrder[];
};
export type SlotStatusForm = {
  status: SlotStatus;
  /** Those that were shown, so that no other is changed */
  numbers: string[];
};
export type PackingSender = {
  name: string;
  lines: string[];
};
export type PackingList = {
  /** Whether there are more than these */
  has_more: boolean;
  sender: PackingSender;
  orders: StaffOrder[];
};
export type StockRow = {
  product_id: string;
  handle: string;
  name: string;
  image: string;
  /** Empty where there is none */
  barcode: string;
  /** What is on sale */
  stock: number;
  /** Least quantity of an order */
  minimum: number;
  /** Out: less than the least quantity of an order */
  level: "enough" | "low" | "out";
  /** Customers who wait for an e-mail when it is back */
  waiting: number;
};
export type StockPage = {
  /** How many there are in all; 10000 also for more */
  total: number;
  /** From how many units on, downwards, stock is low */
  low_stock: number;
  products: StockRow[];
};
export type ProductStock = StockRow & {
  /** On the shelf for orders still to be packed */
  reserved: number;
  /** What the shelf should hold: on sale and reserved */
  shelf: number;
};
export type StockMovement = {
  id: string;
  at: string;
  change: number;
  /** What the stock came to by it */
  total: number;
  reason:
    | "order"
    | "cancel"
    | "short"
    | "replacement"
    | "correction"
    | "import"
    | "initial";
  /** What a correction was for; null for other movements */
  cause: ("counted" | "spoiled" | "found" | "other" | null) | null;
  note: string;
  /** Name of the member who did it */
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
  /** Units on the shelf, those of orders still to be packed among them */
  counted?: number;
  /** What `shelf` was when the count began: orders since then do not distort it */
  expected?: number;
};
export type StaffReview = {
  review_id: string;
  product_id: string;
  handle: string;
  product_name: string;
  image: string;
  /** Of who wrote it */
  name: string;
  /** As it was typed */
  text: string;
  rating: number;
  date: string;
  /** The writer had bought the product */
  verified: boolean;
  /** What the shop answers; empty for nothing */
  reply: string;
};
export type ReviewPage = {
  /** How many there are in all; 10000 also for more */
  total: number;
  reviews: StaffReview[];
};
export type CouponState = "active" | "planned" | "paused" | "used_up" | "ended";
export type CouponValues = {
  percent: number | null;
  amount: number | null;
  /** Sum that it needs of the goods that it is for */
  minimum: number;
  starts: string | null;
  ends: string | null;
  /** Orders that may use it in all; null for any number */
  limit: number | null;
  once_per_customer: boolean;
  is_paused: boolean;
  /** Ids of those it is for; with no collections either it is for all goods */
  products: string[];
  /** Handles of those it is for */
  collections: string[];
};
export type CouponRow = {
  code: string;
  state: CouponState;
  /** Orders that have used it and are not cancelled */
  uses: number;
  /** Empty for a percentage */
  amount_text: string;
  /** Empty where it needs none */
  minimum_text: string;
  values: CouponValues;
};
export type CouponPage = {
  /** How many there are in all; 10000 also for more */
  total: number;
  coupons: CouponRow[];
};
export type CouponProduct = {
  product_id: string;
  name: string;
};
export type StaffCoupon = {
  code: string;
  /** Another one whenever `values` are others */
  version: string;
  state: CouponState;
  /** Orders that have used it and are not cancelled */
  uses: number;
  /** An order has used it, be it cancelled: it cannot be deleted */
  is_ordered: boolean;
  /** Those of `values`, in their order; without what is gone */
  products: CouponProduct[];
  values: CouponValues;
};
export type NewCouponForm = {
  /** As it is typed */
  code: string;
  values: CouponValues;
};
export type CouponForm = {
  /** Of what was changed */
  version: string;
  values: CouponValues;
};
export type ContentKind = "page" | "post" | "home" | "menu" | "footer";
export type ContentState = "published" | "draft" | "planned";
export type ContentRow = {
  kind: ContentKind;
  /** Of its page in the shop */
  handle: string;
  /** In the language asked for, else in English */
  title: string;
  state: ContentState;
  /** Whether the shop shows it, as it is or as it was before the draft */
  in_shop: boolean;
  publish_at: string | null;
  /** When it was saved or published last; null if never by staff */
  at: string | null;
  /** Who did, by the name of that time */
  by: string | null;
};
export type ContentList = {
  total: number;
  items: ContentRow[];
};
export type ContentText = {
  title: string;
  /** Plain; a post's summary */
  lead: string;
  /** HTML, which is cleaned */
  html: string;
  picture_alt: string;
  /** Of a page; a post's summary serves as its own */
  meta_description: string;
  /** Separated by commas */
  keywords: string;
};
export type HomeEntryText = {
  /** Of a story, a few words above its title */
  overline: string;
  /** Of a testimonial, who says it */
  title: string;
  /** Of a story, with paragraphs */
  text: string;
  /** Path in the shop; of an award a whole address, or the id of a video */
  link: string;
  /** Of a banner or story */
  link_text: string;
  /** Of a testimonial */
  place: string;
  /** What the picture shows */
  alt: string;
};
export type HomeEntry = {
  /** Name of a picture; of stories, awards and certificates its path in the shop */
  picture: string;
  /** Path, of an award */
  large_picture: string;
  /** Of an award, what the link is */
  is_video: boolean;
  /** Stars, of a testimonial */
  rating: number;
  texts: {
    en: HomeEntryText;
    fr: HomeEntryText;
  };
};
export type HomeEntries = HomeEntry[];
export type HomeBlockText = {
  /** HTML, which is cleaned */
  title: string;
  /** HTML, which is cleaned */
  content: string;
  /** What the picture shows */
  alt: string;
};
export type HomeBlock = {
  /** Name of a picture */
  picture: string;
  /** Whether the picture stands on the left */
  is_left: boolean;
  /** Whether a link leads to the page about the shop */
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
  /** A short word beside the title; empty for none */
  badge: string;
};
export type MenuEntry = {
  type: "sub" | "link" | "extLink" | "extTabLink";
  /** Path in the shop, or a whole address outside of it; empty of a group */
  path: string;
  /** Columns in which a group shows its entries; 0 for a plain list */
  columns: number;
  /** Whether a group is open at first */
  is_open: boolean;
  texts: {
    en: MenuEntryText;
    fr: MenuEntryText;
  };
  /** Of a group; three levels at the most */
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
  /** Path in the shop, or a whole address outside of it */
  path: string;
  title_en: string;
  /** Empty for the English one */
  title_fr: string;
};
export type FooterValues = {
  /** Path of the whole story; empty for none */
  about_link: string;
  texts: {
    en: FooterText;
    fr: FooterText;
  };
  /** In the order shown */
  links: FooterLinkEntry[];
};
export type ContentValues = {
  /** Name of a picture; empty for none */
  picture: string;
  /** YYYY-MM-DD, of a post; of a page, since when it says this, or empty */
  day: string;
  /** Of a post; of a page empty */
  author: string;
  /** Handles, of a post */
  tags: string[];
  /** Handles of those that a post speaks of, in the order shown */
  products: string[];
  texts: {
    en: ContentText;
    fr: ContentText;
  };
  home?: HomeValues;
  /** Of the main menu alone, in the order shown */
  menu?: MenuEntry[];
  footer?: FooterValues;
};
export type StaffContent = {
  kind: ContentKind;
  handle: string;
  /** Another one whenever `values` are others */
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
  /** What content names it by */
  id: string;
  label: string;
  /** Of its smallest file */
  url: string;
};
export type ContentChoices = {
  tags: ContentTag[];
  /** Those uploaded first, the newest at the top */
  pictures: PictureOption[];
};
export type ContentTagForm = {
  name_en: string;
  /** The English one stands in while it is empty */
  name_fr: string;
};
export type ContentPicture = {
  /** Of the upload */
  id: string;
  file_name: string;
  state: "waiting" | "done" | "failed";
  /** What content names it by; null before it is made */
  picture: string | null;
  /** Of one file of it, 720 pixels wide, where content wants a path */
  path: string | null;
  /** For people; null where nothing has failed */
  failure: string | null;
};
export type ContentForm = {
  /** Of what was changed */
  version: string;
  values: ContentValues;
};
export type ContentPublication = {
  /** Of what is published */
  version: string;
  /** Null for now */
  publish_at: string | null;
};
export type ContentVersionRow = {
  id: string;
  /** Since when the shop has shown it; by nobody, until when */
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
  /** Of what is replaced */
  version: string;
};
export type DeliveryText = {
  en: string;
  fr: string;
};
export type DeliveryWindow = {
  /** Null for a new one */
  id: string | null;
  /** 1 is Monday, 7 is Sunday */
  weekdays: number[];
  /** In the shop's time zone */
  starts: string;
  ends: string;
  cutoff_hours: number;
  /** Orders of a day */
  capacity: number;
};
export type DeliveryMethodValues = {
  name: DeliveryText;
  description: DeliveryText;
  price: number;
  /** Sum of goods from which it costs nothing; null where it always does */
  free_from: number | null;
  country_ids: string[];
  /** Of these countries; none for all */
  zone_ids: string[];
  /** What postcodes begin with; none for all */
  postcode_prefixes: string[];
  position: number;
  /** Days from today on that slots are offered for */
  days_ahead: number;
  is_active: boolean;
  /** With any, it is delivered in their slots alone */
  windows: DeliveryWindow[];
};
export type StaffDeliveryMethod = {
  method_id: string;
  /** Grows with each change */
  version: number;
  values: DeliveryMethodValues;
};
export type StaffDeliveryMethodList = {
  methods: StaffDeliveryMethod[];
};
export type DeliveryMethodForm = {
  /** That the values come from */
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
  /** Orders that have it */
  taken: number;
  /** It takes no more orders */
  is_closed: boolean;
  /** The whole day takes no orders */
  is_day_closed: boolean;
  is_past_cutoff: boolean;
  /** Its way of delivery is switched on and its window is kept; others cannot be opened */
  is_offered: boolean;
};
export type StaffSlotList = {
  slots: StaffSlot[];
};
export type StaffSlotChange = {
  capacity?: number;
  is_closed?: boolean;
  /** What was on the screen */
  from?: {
    capacity?: number;
  };
};
export type ClosedDay = {
  day: string;
  /** Those that were to come on this day all the same */
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
  /** Where messages of visitors go */
  email: string;
  phone: string;
  address: DeliveryText;
  description: DeliveryText;
  facebook: string;
  instagram: string;
  youtube: string;
  /** Name of a picture; empty for the mark that every shop begins with */
  logo?: string;
  /** Name of the picture of tabs and of the installed shop; empty for the mark */
  icon?: string;
  /** Whether orders can be paid at the door */
  pays_cash: boolean;
  /** Rupees that an order may cost to be paid at the door; null for any sum */
  cash_limit?: number | null;
  /** Whether orders can be paid by bank transfer */
  pays_transfer: boolean;
  /** Whether orders can be paid online, where that is set up */
  pays_online: boolean;
  /** Where the money of bank transfers goes */
  bank_account: {
    en: BankDetails;
    fr: BankDetails;
  };
};
export type ShopDetails = {
  /** Another one whenever a value is another */
  version: string;
  /** Whether a provider of online payments is set up */
  has_online: boolean;
  values: ShopValues;
};
export type ShopForm = {
  /** That the values come from */
  version: string;
  values: ShopValues;
};
export type DemoContent = {
  /** With their reviews */
  products: number;
  collections: number;
  posts: number;
  /** They become drafts */
  pages: number;
  coupons: number;
  /** They are switched off */
  delivery_methods: number;
  /** They are switched off, since their rates are made up */
  currencies: number;
  /** Whether name, address or account are still those of the demo */
  has_details: boolean;
  /** Entries of the home page as the demo has them */
  home_entries: number;
  /** Titles of its other entries, ten at the most */
  kept_home: string[];
  /** Whether the main menu is still that of the demo */
  has_menu: boolean;
  /** Whether the foot of every page is still that of the demo */
  has_footer: boolean;
  /** How many links of a home page, menu or foot that stays lead to what goes */
  dead_links: {
    home: number;
    menu: number;
    footer: number;
  };
  /** Products that members or imports have made or rewritten */
  kept_products: number;
  /** Orders of demo products that are not closed, which stay as they are */
  open_orders: number;
};
export type FirstSteps = {
  /** In the order in which they are taken */
  steps: {
    name: "details" | "tax" | "product" | "delivery" | "payment" | "pages";
    is_done: boolean;
  }[];
  /** What is left of the demo content; null for nothing */
  demo: DemoContent | null;
};
export type TaxRate = {
  /** From whose beginning on it holds */
  day: string;
  percent: number;
  is_planned: boolean;
};
export type TaxRateList = {
  rates: TaxRate[];
};
export type TaxRateForm = {
  percent: number;
};
export type StaffCurrency = {
  code: string;
  symbol: string;
  /** Units of it for one rupee */
  rate: string;
  /** Places shown */
  decimal: number;
  position: number;
  /** Whether shoppers can choose it */
  is_active: boolean;
  /** Prices are stored in it */
  is_base: boolean;
};
export type StaffCurrencyList = {
  currencies: StaffCurrency[];
};
export type NewCurrency = {
  /** After ISO 4217 */
  code: string;
  symbol: string;
  /** Units of it for one rupee */
  rate: string;
  /** Places shown */
  decimal: number;
  position: number;
  /** Whether shoppers can choose it */
  is_active: boolean;
};
export type CurrencyFields = {
  symbol?: string;
  /** Units of it for one rupee */
  rate?: string;
  /** Places shown */
  decimal?: number;
  position?: number;
  /** Whether shoppers can choose it */
  is_active?: boolean;
};
export type CurrencyChanges = {
  changed: CurrencyFields;
  from?: CurrencyFields;
};
export type ReviewReplyForm = {
  /** Plain text */
  text: string;
  /** The answer that was on the screen; 409 where it is another one by now */
  from?: string;
};
export type StaffMessage = {
  id: string;
  name: string;
  /** Nobody has confirmed it */
  email: string;
  /** As it was typed; empty for none */
  order_number: string;
  message: string;
  /** That its writer reads the shop in */
  language: string;
  at: string;
  is_answered: boolean;
  /** Of the staff */
  note: string;
};
export type StaffMessageList = {
  has_more: boolean;
  messages: StaffMessage[];
};
export type FailedMail = {
  id: string;
  /** Who it was to */
  email: string;
  subject: string;
  language: "en" | "fr";
  /** When it was given up */
  at: string;
};
export type FailedMailList = {
  total: number;
  mails: FailedMail[];
};
export type StaffMessageChange = {
  is_answered?: boolean;
  note?: string;
  /** The note that was on the screen; 409 where it is another one by now */
  from?: string;
};
export type SalesOfDay = {
  orders: number;
  amount: number;
  /** Of the day it is compared with */
  orders_before: number;
  amount_before: number;
};
export type Sales = {
  /** Until now, and a week before until this time of the day */
  today: SalesOfDay;
  /** Each beside the day of the period before that has its place */
  days: (SalesOfDay & {
    day: string;
  })[];
  /** Carts of these days that nobody has touched for a day */
  left_carts: number;
};
export type Seller = {
  product_id: string;
  name: string;
  /** In boxes, or ordered where nothing is packed yet */
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
    /** In small letters */
    term: string;
    times: number;
  }[];
};
export type ImportState =
  "draft" | "waiting" | "running" | "done" | "stopped" | "failed";
export type ImportRow = {
  id: string;
  /** Name of the member who imports */
  by: string;
  file_name: string;
  size: number;
  state: ImportState;
  /** Share of the file that was read, 0 to 1 */
  progress: number;
  /** Read so far */
  rows: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Rows imported with a note */
  noted: number;
  /** Why it has failed; empty where it has not */
  problem: string;
  made: string;
  ended: string | null;
};
export type ImportList = {
  imports: ImportRow[];
};
export type ImportForm = {
  file_name: string;
  /** Bytes of the file; at most 64 MiB */
  size: number;
};
export type ImportMapping = {
  /** Where the file comes from; null for an export of this shop */
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
    /** What tells the language of a row's texts, in place of `language`. Exports of this shop are read by theirs where they have it, whatever is sent */
    language?: string;
  };
  keywords: string[];
  /** Columns that tell drafts, private products and gift cards, which are left out */
  sale_columns?: string[];
  constants: {
    stock: number;
    minimum: number;
  };
};
export type ImportHead = {
  /** Of several with one name all but the first have a number behind it */
  columns: string[];
  /** Names that several columns have */
  repeated: string[];
  /** Where products of earlier files are from */
  sources: string[];
  /** The first ten, as they stand in the file */
  rows: string[][];
  mapping: ImportMapping;
};
export type PreviewRow = {
  /** From 1, below the header */
  row: number;
  /** Why it is refused; empty where it is not */
  reason: string;
  key?: string;
  name?: string;
  collection?: string;
  price?: number;
  list_price?: number;
  stock?: number;
  /** Whether no product of this source has the key */
  is_new?: boolean;
  /** What of the product is something else now, as it is */
  before?: {
    name?: string;
    price?: number;
    list_price?: number;
    stock?: number;
  };
  /** What would be changed or left out of its cells */
  notes?: string[];
};
export type ImportPreview = {
  rows: PreviewRow[];
};
export type ProductPicture = {
  id: string;
  picture: Picture;
};
export type PictureUpload = {
  id: string;
  file_name: string;
  state: "waiting" | "failed";
  /** For people; null while it waits */
  failure: string | null;
};
export type PictureText = {
  en: string | null;
  fr: string | null;
};
export type ProductPictures = {
  /** The product's name */
  name: string;
  handle: string;
  /** In the order shown; the first stands for the product in lists */
  pictures: ProductPicture[];
  uploads: PictureUpload[];
  text: PictureText;
};
export type PictureMove = {
  /** 0 is the first */
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
  | "list"
  | "shop"
  | "read";
export type Change = {
  id: string;
  at: string;
  /** The member's name at that time */
  by: string;
  /** Id of the operation */
  operation: string;
  subject: ChangeSubject;
  subject_id: string;
  /** Of a product that is there, its name now */
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
  /** As it is now */
  name: string;
};
export type ChangeAuthorList = {
  authors: ChangeAuthor[];
};
export const {
  useGetStaffSessionQuery,
  useSignInStaffMutation,
  useSignOutStaffMutation,
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
  useListMembersQuery,
  useInviteMemberMutation,
  useChangeMemberMutation,
  useRemoveMemberSecondFactorMutation,
  useInviteMemberAgainMutation,
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
  useChangeProductValuesMutation,
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
  useListTaxRatesQuery,
  useSetTaxRateMutation,
  useRemoveTaxRateMutation,
  useListStaffCurrenciesQuery,
  useAddCurrencyMutation,
  useSaveCurrencyMutation,
  useReplyToReviewMutation,
  useListMessagesQuery,
  useListFailedMailsQuery,
  useSendMailAgainMutation,
  useChangeMessageMutation,
  useExportStockAlertsQuery,
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
  usePreviewImportQuery,
  useStartImportMutation,
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
