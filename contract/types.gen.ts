// Written by `npm run generate` from contract/openapi.yaml. Do not edit.
export interface paths {
    "/common/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Main menu in display order */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/apitoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issue a token for the cookie’s session, or start a new session */
        get: operations["getApiToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shop settings; a missing key counts as an empty string */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Available currencies and the current one */
        get: operations["getCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/currency/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the session’s currency */
        post: operations["changeCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/country/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All countries, sorted by their localized name */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Country with its zones */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines and totals of the session’s cart */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals of the session’s cart in display order */
        get: operations["getCartTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a product to the cart, or increase the quantity of the matching line */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the quantity of a cart line */
        post: operations["editCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a cart line */
        post: operations["removeCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a cart line removed within the last hour */
        post: operations["restoreCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/cart/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a cart line for later */
        post: operations["saveCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines saved for later */
        get: operations["getSavedLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/saved/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a saved line to the cart */
        post: operations["moveSavedLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/saved/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a line saved for later */
        post: operations["removeSavedLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a coupon code to the cart; any text is accepted and validated */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupon/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the coupon from the cart */
        post: operations["removeCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products on the wishlist, latest first */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wishlist/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a product to the wishlist */
        post: operations["addToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wishlist/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a product from the wishlist */
        post: operations["removeFromWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/login/isLogedIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a customer is signed in; the path’s spelling is part of the contract */
        get: operations["getLoginStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in and merge the guest’s cart and wishlist
         * @description Starts a new session with a new cookie and token, and ends the session of the sent token. Without a valid token nothing is merged, so a sign-in with a lost response can be retried. With two-factor authentication, the first response is `second_factor`; send the same form again with a `code`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out; a write despite the GET method
         * @description Ends the customer's session and starts a guest session with a new cookie and an empty cart. A guest session continues, so signing out twice loses no data.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fields of the registration form */
        get: operations["getRegistrationFields"];
        put?: never;
        /**
         * Register a customer account
         * @description The account is created when the emailed link is opened. For a known address the response is the same, and the owner is notified by email.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Text of the registration success page */
        get: operations["getAccountSuccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email_verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an email address with the emailed code */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email_verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend the confirmation email; the response does not reveal whether the address is known */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link by email, or set a new password with its code
         * @description Without `code`, a link is emailed if the address is known; the response does not reveal whether it is. With `code`, the password is set and the customer is signed out everywhere.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search products by term or collection, best match first; a read despite the POST method */
        post: operations["searchProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search suggestions for a partial term */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product by handle or id */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Related products, most similar first */
        get: operations["listRelatedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/recent_view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recently viewed products of the session, latest first; records the current view */
        get: operations["listRecentlyViewed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 12 best-selling and top-rated products */
        get: operations["listPopularProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of one product, latest first, 20 per page */
        get: operations["listProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/allreviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of one product, or of all products without an id, latest first */
        get: operations["listAllReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/stock_alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a back-in-stock email for a sold-out product */
        post: operations["requestStockAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/stock_alert/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel all back-in-stock requests of an address with an emailed code */
        post: operations["cancelStockAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/product/write_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit a product review */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 100 reviews pending longest; support staff only (`Authorization` header or cookie) */
        get: operations["listHeldReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/review/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a pending review; support staff only */
        post: operations["approveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/review/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a pending review; support staff only */
        post: operations["rejectReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recording sent by a customer; support staff only (`Authorization` header or cookie) */
        get: operations["getRecording"];
        put?: never;
        /** Send a session recording to support; stored for 30 days */
        post: operations["sendRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a page’s web vitals; refused if the shop does not collect them */
        post: operations["sendVitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery methods for an address, with the slots of the coming days */
        get: operations["listDeliveryMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment methods */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review an order of the session’s cart without placing it; recalculated on every request */
        post: operations["reviewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place the reviewed order of the session’s cart and empty the cart */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a failed payment with the same or another method */
        post: operations["retryPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the provider’s payment page, or return the open one */
        post: operations["openPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the payment state with the provider, for example on return from its page */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of the customer, or of a guest by its secret */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer’s orders, latest first */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order before dispatch */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/order/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reorder: add the order’s available products to the cart */
        post: operations["reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/i18n/{code}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interface texts of one language; a static file under the app’s root, no token required */
        get: operations["getLanguageTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/collection/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Non-empty collections in display order */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Home page content besides products */
        get: operations["getHomeContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Information page by handle */
        get: operations["getContentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to the shop by email */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Blog posts, latest first, and the tags to filter by */
        get: operations["listBlogPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Blog post by handle */
        get: operations["getBlogPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/logout_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out in all browsers, including this one */
        post: operations["logoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profile of the signed-in customer */
        get: operations["getProfile"];
        put?: never;
        /** Update name, telephone number, country and region */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; other browsers are signed out */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer’s addresses, default first */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/address/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an address, or update the one with this id; the first becomes the default */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/address/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an address; a deleted default is replaced by the oldest remaining address */
        post: operations["removeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/address/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the default address */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/avoid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Allergens that the customer avoids */
        get: operations["getAvoidList"];
        put?: never;
        /** Set the allergens that the customer avoids */
        post: operations["saveAvoidList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all data stored about the customer */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the customer account and sign out everywhere; requires password or passkey */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active sessions of the customer, most recently used first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out another browser */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/session/end_others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out all other browsers */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer’s passkeys, oldest first */
        get: operations["listPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkey/register_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passkey creation options, valid for five minutes; requires password or passkey */
        post: operations["getPasskeyRegistrationOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkey/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register the created passkey */
        post: operations["registerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkey/login_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passkey sign-in options, valid for five minutes and one attempt */
        post: operations["getPasskeyLoginOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkey/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey; otherwise like `login` */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkey/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a passkey; requires password or passkey */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of two-factor authentication */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second_factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an authenticator secret, active once confirmed; requires password or passkey
         * @description The response is not stored, so a repeated request replaces the secret. It must be confirmed within an hour.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second_factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable two-factor authentication with a code from the authenticator app */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second_factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable two-factor authentication; requires password or passkey */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second_factor/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes; requires password or passkey
         * @description The response is not stored, so a repeated request creates new codes.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Refusal: {
            /** @description Readable reason in the requested language */
            error: string;
            /** @description Error id in the shop’s log; only for server errors (500) */
            reference?: string;
        };
        /** @description Result of a write without data; `error` is present only on failure */
        Outcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Message for the customer */
            success?: string;
            /** @description Message for the customer */
            error?: string;
            /** @description Seconds to wait after too many attempts */
            retry_after?: number;
        };
        /** @description Result of a form; `error` maps field names to messages, or is one message for the form */
        FormOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Message for the customer */
            success?: string;
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait after too many attempts */
            retry_after?: number;
        };
        /** @description Like `FormOutcome`; after a password change also the remaining passkeys and second factor */
        ResetOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Message for the customer */
            success?: string;
            /** @description Remaining passkeys, oldest first; customers should remove unknown ones */
            passkeys?: components["schemas"]["Passkey"][];
            /**
             * Format: date-time
             * @description When two-factor authentication was enabled; absent if disabled
             */
            second_factor_since?: string;
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait after too many attempts */
            retry_after?: number;
        };
        /** @description Form without fields */
        EmptyForm: Record<string, never>;
        MenuAnswer: {
            /** @description Items in display order */
            menu: components["schemas"]["MenuItem"][];
        };
        MenuItem: {
            /** @description Translation key; shown as is if untranslated */
            title: string;
            /**
             * @description Click behaviour; defaults to `link`
             * @enum {string}
             */
            type?: "sub" | "link" | "extLink" | "extTabLink";
            /** @description For `link`: target `/{handle}` */
            handle?: string;
            /** @description For `link` without `handle`: target `/{path}`; for external types: full URL */
            path?: string;
            /** @description Whether to show a badge */
            badge?: boolean;
            /** @description Badge text */
            badgeText?: string;
            /** @description Child items, at most three levels */
            children?: components["schemas"]["MenuItem"][];
            /** @description Whether children are shown in columns */
            megaMenu?: boolean;
            /** @description Whether a `sub` item is initially open */
            active?: boolean;
            /** @description Submenu class that sets the column count */
            column?: string;
        };
        ApiTokenAnswer: {
            /** @description Token with at least 128 random bits */
            api_token?: string;
        };
        /** @description Arbitrary keys; those read by the storefront are listed. All texts are in the requested language. Any `error` makes the response count as empty */
        Config: {
            /** @description Site title */
            meta_title?: string;
            /** @description Site description */
            meta_description?: string;
            /** @description Site keywords, comma-separated */
            meta_keyword?: string;
            /** @description Ratings are shown if 1, "1" or true */
            review_status?: unknown;
            /** @description The quick-view button is shown if 1, "1" or true */
            quickview_status?: unknown;
            /** @description Mailing-list provider URL for the newsletter form; the form is hidden if absent */
            newsletter_action?: string;
            /** @description Store name */
            store_name?: string;
            store_logo?: components["schemas"]["Picture"];
            /** @description Telephone number in international format */
            store_phone?: string;
            /** @description Store email address */
            store_email?: string;
            /** @description Postal address as HTML */
            store_address?: string;
            /** @description Facebook URL */
            social_facebook?: string;
            /** @description Instagram URL */
            social_instagram?: string;
            /** @description YouTube URL */
            social_youtube?: string;
            /** @description Whether tax is added to the prices at checkout */
            adds_tax?: boolean;
            /** @description Whether the checkout asks for a tax number */
            asks_tax_number?: boolean;
            footer?: components["schemas"]["Footer"];
        } & {
            [key: string]: unknown;
        };
        /** @description Footer content; the storefront uses defaults if absent */
        Footer: {
            /** @description About text; empty if none */
            about_text: string;
            /** @description Path of the about page; empty if none */
            about_link: string;
            /** @description Text next to the contact options */
            chat_text: string;
            /** @description Design credit */
            credit: string;
            /** @description In display order; empty hides the section */
            services: components["schemas"]["FooterService"][];
            /** @description In display order; empty hides the section */
            links: components["schemas"]["FooterLink"][];
        };
        /** @description Service promise shown for every order */
        FooterService: {
            /**
             * @description Icon
             * @enum {string}
             */
            name: "shipping" | "support" | "checkout";
            /** @description Short title, such as Free shipping */
            title: string;
            /** @description Text below the title; may be empty */
            text: string;
        };
        FooterLink: {
            /** @description Link text */
            title: string;
            /** @description Path in the shop, or an external URL */
            path: string;
        };
        Currency: {
            /** @description ISO 4217 code */
            code: string;
            /** @description Symbol before the amount */
            symbol: string;
            /** @description Units of this currency per unit of the store’s currency */
            value: number;
            /** @description Decimal places shown */
            decimal: number;
        };
        CurrencyAnswer: {
            /** @description In display order */
            currencies: components["schemas"]["Currency"][];
            /** @description Code of the current currency, or the currency object */
            currency: string | components["schemas"]["Currency"];
            /** @description Code of the currency that prices in responses are in; INR if absent */
            store_currency?: string;
        };
        CurrencyForm: {
            /** @description ISO 4217 code */
            code: string;
        };
        Country: {
            /** @description ISO 3166-1 alpha-2 code */
            country_id: string;
            /** @description English name */
            name: string;
        };
        Zone: {
            /** @description Country code, hyphen, zone code */
            zone_id: string;
            /** @description Zone name */
            name: string;
        };
        CountryWithZones: {
            /** @description ISO 3166-1 alpha-2 code */
            country_id?: string;
            /** @description English name */
            name?: string;
            /** @description Sorted by name; empty if addresses have no zone */
            zone: components["schemas"]["Zone"][];
            /**
             * @description Local term for zones
             * @enum {string}
             */
            zone_kind?: "region" | "state" | "province" | "county" | "emirate" | "prefecture" | "district";
            /** @description Whether an address requires a zone */
            zone_required?: boolean;
            postcode?: components["schemas"]["PostcodeDemand"];
            /** @description Local address format of the lines after the street */
            place_order?: ("city" | "postcode" | "zone")[];
        };
        /**
         * @description Whether addresses have a postcode
         * @enum {string}
         */
        PostcodeDemand: "required" | "optional" | "none";
        /** @description One image in several widths and formats */
        Picture: {
            /** @description URL with the placeholders {width} and {format} */
            url: string;
            /** @description Available widths in pixels, ascending */
            widths: number[];
            /** @description Available formats, smallest first; the last is supported everywhere */
            formats: string[];
            /** @description Width of the aspect ratio */
            width: number;
            /** @description Height of the aspect ratio */
            height: number;
            /** @description Alternative text */
            alt: string;
            /** @description Average colour as #rrggbb, shown while loading */
            color: string;
        };
        /** @description Amount in the store’s currency, or preformatted text shown as is; empty if unknown */
        Amount: number | string;
        /** @description Unit price, including special price and default options */
        UnitPrice: {
            /** @description Amount in the store’s currency */
            price: number;
            /** @description Reference amount in `measure` */
            per: number;
            /**
             * @description Unit of the reference amount
             * @enum {string}
             */
            measure: "kg" | "g" | "l" | "ml" | "piece";
            /** @description Content of one sold unit, in `measure` */
            content?: number;
        };
        OptionValue: {
            /** @description Id sent when selected */
            product_option_value_id: string;
            /**
             * @description Value name
             * @default
             */
            name: string;
            /**
             * @description Surcharge added to the price
             * @default 0
             */
            price: components["schemas"]["Amount"];
            /**
             * @description Whether selected by default on cards
             * @default false
             */
            isdefault: boolean;
            picture?: components["schemas"]["Picture"];
        };
        ProductOption: {
            /** @description Option id, used as the form key */
            product_option_id: string;
            /**
             * @description Label
             * @default
             */
            name: string;
            /**
             * @description Field type
             * @enum {string}
             */
            type: "select" | "radio" | "checkbox" | "image" | "text";
            /**
             * @description Whether a value is required
             * @default false
             */
            required: boolean;
            /**
             * @description Default value id or text; empty if none
             * @default
             */
            value: string;
            /** @description Values in display order; empty for text */
            product_option_value: components["schemas"]["OptionValue"][];
        };
        /** @description Version of a product with its own price and stock; chosen by option values */
        ProductVariant: {
            /** @description Id for back-in-stock emails */
            variant_id: string;
            /** @description Option value ids, one for each option that chooses a variant */
            values: string[];
            /** @description Price without other options */
            price: components["schemas"]["Amount"];
            /** @description Sale price without other options; 0 if none */
            special: components["schemas"]["Amount"];
            /** @description Units available; 0 if below the minimum */
            stock: number;
            /** @description Empty if none */
            sku?: string;
            /** @description Empty if none */
            barcode?: string;
            unit_price?: components["schemas"]["UnitPrice"];
            weight_step?: components["schemas"]["WeightStep"];
        };
        ProductCard: {
            /**
             * @description Id
             * @default
             */
            product_id: string;
            /**
             * @description URL slug: /shop/{handle}
             * @default
             */
            handle: string;
            /**
             * @description Name
             * @default
             */
            name: string;
            /**
             * @description Image URL
             * @default
             */
            thumb: string;
            /**
             * @description Price without options
             * @default
             */
            price: components["schemas"]["Amount"];
            /**
             * @description Sale price without options; 0 if none
             * @default 0
             */
            special: components["schemas"]["Amount"];
            /**
             * @description Minimum order quantity
             * @default 1
             */
            minimum: number;
            /**
             * @description Average rating from 1 to 5; 0 if none
             * @default 0
             */
            rating: number;
            /** @description Number of reviews */
            review_count?: number;
            /** @description Units available; 0 if below the minimum */
            stock?: number;
            /** @description In display order */
            options: components["schemas"]["ProductOption"][];
            /** @description Cheapest first; absent for products without variants */
            variants?: components["schemas"]["ProductVariant"][];
            unit_price?: components["schemas"]["UnitPrice"];
            weight_step?: components["schemas"]["WeightStep"];
            picture?: components["schemas"]["Picture"];
        };
        /** @description Weight of one unit in grams, if sold by weight and weighed at packing */
        WeightStep: number;
        ProductList: {
            /** @description Product cards in order */
            products: components["schemas"]["ProductCard"][];
        };
        /** @description Nutrition facts per 100 g or 100 ml, as labelled */
        Nutrition: {
            /** @description Energy in kJ */
            energy_kj?: number;
            /** @description Energy in kcal */
            energy_kcal?: number;
            /** @description Fat in g */
            fat?: number;
            /** @description Of which saturates in g */
            saturates?: number;
            /** @description Of which trans fat in g */
            trans_fat?: number;
            /** @description Of which monounsaturates in g */
            monounsaturates?: number;
            /** @description Of which polyunsaturates in g */
            polyunsaturates?: number;
            /** @description Cholesterol in mg */
            cholesterol_mg?: number;
            /** @description Carbohydrate in g */
            carbohydrate?: number;
            /** @description Of which sugars in g */
            sugars?: number;
            /** @description Of which added sugars in g */
            added_sugars?: number;
            /** @description Of which polyols in g */
            polyols?: number;
            /** @description Of which starch in g */
            starch?: number;
            /** @description Fibre in g */
            fibre?: number;
            /** @description Protein in g */
            protein?: number;
            /** @description Salt in g */
            salt?: number;
            /** @description Sodium in mg */
            sodium_mg?: number;
            /**
             * @description Unit of the 100; absent if unknown
             * @enum {string}
             */
            per?: "g" | "ml";
            /** @description Whether amounts are shown as labelled (India); otherwise rounded by EU rules */
            as_on_label?: boolean;
        };
        CollectionLink: {
            /** @description URL slug: /shop/collection/{handle} */
            handle: string;
            /** @description Name */
            name: string;
        };
        /** @description Product page data; only `error` if the product does not exist */
        Product: {
            /** @description Error message */
            error?: string;
            /** @description Id */
            product_id?: string;
            /** @description URL slug: /shop/{handle} */
            handle?: string;
            /** @description Name */
            name?: string;
            /** @description Price without options */
            price?: components["schemas"]["Amount"];
            /** @description Sale price without options; 0 if none */
            special?: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description End of the sale price; absent if open-ended
             */
            special_until?: string;
            /** @description Minimum order quantity */
            minimum?: number;
            /** @description Average rating from 1 to 5; 0 if none */
            rating?: number;
            /** @description Number of reviews */
            review_count?: number;
            /** @description Units available */
            stock?: number;
            weight_step?: components["schemas"]["WeightStep"];
            /** @description Sanitized HTML */
            description?: string;
            /** @description Image URLs in order */
            images?: string[];
            /** @description The same images in several sizes */
            pictures?: components["schemas"]["Picture"][];
            /** @description In display order */
            options?: components["schemas"]["ProductOption"][];
            /** @description Cheapest first; absent for products without variants */
            variants?: components["schemas"]["ProductVariant"][];
            unit_price?: components["schemas"]["UnitPrice"];
            /** @description Sanitized HTML, allergens in <strong> */
            ingredients?: string;
            nutrition?: components["schemas"]["Nutrition"];
            /** @description Contained allergens among the 14 of EU regulation 1169/2011; null if unknown */
            allergens?: components["schemas"]["Allergen"][] | null;
            /** @description Possible traces, among the 14 allergens */
            may_contain?: components["schemas"]["Allergen"][];
            /** @description Names of nuts and cereals; empty if none */
            allergen_names?: string;
            /** @description Diet marks */
            marks?: components["schemas"]["DietMark"][];
            collection?: components["schemas"]["CollectionLink"];
            /** @description Brand; empty if none */
            brand?: string;
            /** @description Page title; the product name if empty */
            meta_title?: string;
            /** @description Page description */
            meta_description?: string;
            /** @description Keywords, comma-separated */
            meta_keyword?: string;
        };
        SearchForm: {
            /** @description Search term; empty or absent for all */
            search?: string;
            /**
             * @description Page number, from 1
             * @default 1
             */
            page: number;
            /** @description Product id cursor: the page starts after it, regardless of page number; only without a term */
            after?: string;
            /** @description Product id cursor: the page ends before it, regardless of page number; only without a term */
            before?: string;
            /**
             * @description Products per page
             * @default 24
             */
            limit: number;
            /**
             * @description Sort order; without a term, relevance is the shop’s own order
             * @default relevance
             * @enum {string}
             */
            sort: "relevance" | "newest" | "price_asc" | "price_desc" | "rating" | "name";
            /** @description Collection handle, or a list of handles to match any */
            category?: string | string[];
            /** @description Minimum price in the store’s currency, without options; applies to the sale price if set */
            price_min?: number;
            /** @description Maximum price in the store’s currency */
            price_max?: number;
            /** @description Only products with all these diet marks */
            mark?: components["schemas"]["DietMark"][];
            /** @description Only products free from all these allergens; excludes products with possible traces or unknown allergens */
            without?: components["schemas"]["Allergen"][];
            /**
             * @description 1: only products in stock
             * @enum {integer}
             */
            in_stock?: 0 | 1;
            /** @description Minimum rating */
            rating?: number;
        };
        /**
         * @description Diet suitable for the product
         * @enum {string}
         */
        DietMark: "vegetarian" | "vegan" | "organic";
        /**
         * @description One of the 14 allergens of EU regulation 1169/2011
         * @enum {string}
         */
        Allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        SearchAnswer: {
            /** @description Best match first */
            products: components["schemas"]["ProductCard"][];
            /** @description Total matches, up to 10,000; 10,001 means more */
            total: number;
            /** @description Matches without filters, limited like `total` */
            found?: number;
            /** @description Page number */
            page?: number;
            /** @description Products per page */
            limit?: number;
            /** @description Search term with typos corrected */
            term?: string;
            /**
             * @default {
             *       "categories": []
             *     }
             */
            facets: components["schemas"]["Facets"];
        };
        Facets: {
            /** @description Collections by number of matches; counts apply the other filters and are limited like `total` */
            categories: components["schemas"]["CategoryFacet"][];
            /** @description Price range in the store’s currency with the other filters applied; absent without matches */
            price?: {
                /** @description Lowest */
                min: number;
                /** @description Highest */
                max: number;
            };
            /** @description Diet marks of the matches; counts apply all filters */
            marks?: {
                value: components["schemas"]["DietMark"];
                /** @description Matches with this diet mark */
                count: number;
            }[];
            /** @description Allergens in the matches; counts apply all filters */
            without?: {
                value: components["schemas"]["Allergen"];
                /** @description Matches free from this allergen */
                count: number;
            }[];
            /** @description Matches in stock with the other filters applied */
            in_stock?: number;
            /** @description Minimum ratings, highest first; counts apply the other filters */
            ratings?: {
                /** @description Minimum rating */
                value: number;
                /** @description Matches with at least this rating */
                count: number;
            }[];
        };
        SuggestAnswer: {
            /** @description Search term with typos corrected */
            term: string;
            /** @description Best match first */
            products: components["schemas"]["ProductCard"][];
            /** @description Collections matching by name, then those most frequent in the first thousand matches */
            collections: components["schemas"]["CategoryFacet"][];
        };
        CategoryFacet: {
            /** @description Filter value */
            handle: string;
            /** @description Name */
            name: string;
            /** @description Matches in the collection */
            count: number;
        };
        CartOption: {
            /**
             * @description Option name
             * @default
             */
            name: string;
            /**
             * @description Selected value name, or entered text
             * @default
             */
            value: string;
        };
        CartItem: {
            /**
             * @description Line id; `key` of edit and remove
             * @default
             */
            cart_item_id: string;
            /** @description Product id */
            product_id?: string;
            /**
             * @description URL slug: /shop/{handle}
             * @default
             */
            handle: string;
            /**
             * @description Image URL
             * @default
             */
            image: string;
            /**
             * @description Name
             * @default
             */
            name: string;
            /** @description Selected options */
            option: components["schemas"]["CartOption"][];
            /**
             * @description Quantity
             * @default 1
             */
            quantity: number;
            /**
             * @description Unit price including options
             * @default
             */
            price: components["schemas"]["Amount"];
            /**
             * @description Unit sale price including options; 0 if none
             * @default 0
             */
            special: components["schemas"]["Amount"];
            /**
             * @description Line total
             * @default
             */
            total: components["schemas"]["Amount"];
            /** @description Unit price in the store’s currency, including options, at the last add or edit, which accepts price changes; absent if unknown */
            added_price?: number;
            /** @description Maximum quantity: stock minus other cart lines of the product; 0 if below the minimum */
            available?: number;
            /** @description Contained allergens among the 14 of EU regulation 1169/2011; null if unknown */
            allergens?: components["schemas"]["Allergen"][] | null;
            /** @description Possible traces, among the 14 allergens */
            may_contain?: components["schemas"]["Allergen"][];
            unit_price?: components["schemas"]["UnitPrice"];
            weight_step?: components["schemas"]["WeightStep"];
            picture?: components["schemas"]["Picture"];
        };
        TotalLine: {
            /**
             * @description Code; `total` is the amount due, and each tax has its own `tax` line
             * @default
             */
            code: string;
            /** @description Label in the requested language */
            title?: string;
            /**
             * @description Amount, formatted in the session’s or the order’s currency
             * @default
             */
            text: string;
        };
        Cart: {
            /** @description Oldest line first */
            products: components["schemas"]["CartItem"][];
            /**
             * @description In display order
             * @default []
             */
            totals: components["schemas"]["TotalLine"][];
        };
        CartAddForm: {
            /** @description Product id */
            product_id: string;
            /** @description Quantity to add */
            quantity: number;
            /** @description Selected values by option id (`option[12]=34`, `option[12][]=34`), or the object as JSON */
            option?: string | {
                [key: string]: string | string[];
            };
        };
        CartAddAnswer: {
            /** @description '1' on success */
            status?: string;
            /** @description Units in the cart after the add */
            count?: number;
            /** @description Message, or an object with `option` mapping option ids to messages */
            error?: string | {
                /** @description Messages by option id */
                option?: {
                    [key: string]: string;
                };
            };
        };
        CartEditForm: {
            /** @description cart_item_id of the line */
            key: string;
            /** @description New quantity */
            quantity: number;
        };
        CartRemoveForm: {
            /** @description cart_item_id of the line */
            key: string;
        };
        CartKeyForm: {
            /** @description cart_item_id of the line; unchanged when the line is moved */
            key: string;
        };
        SavedLines: {
            /** @description Latest first */
            products: components["schemas"]["CartItem"][];
        };
        CouponForm: {
            /** @description Code as typed; may be empty */
            coupon?: string;
        };
        Wishlist: {
            /** @description Latest first */
            products: components["schemas"]["WishlistItem"][];
        };
        WishlistItem: {
            /** @description Product id */
            product_id: string;
            /** @description Product card data, so that one request fills the page */
            product?: components["schemas"]["ProductCard"];
        };
        WishlistForm: {
            /** @description Product id */
            product_id: string;
        };
        WishlistOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Message for the customer */
            error?: string;
            /** @description Redirect path; takes precedence */
            redirect?: string;
        };
        LoginStatus: {
            /** @description Whether a customer is signed in */
            logged?: boolean;
        };
        LoginForm: {
            /** @description Email address */
            email: string;
            /** @description Password */
            password: string;
            /** @description Two-factor code or recovery code; required if two-factor authentication is enabled */
            code?: string;
        };
        Customer: {
            /** @description Id */
            customer_id: string;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Email address */
            email: string;
        };
        LoginAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Replaces the current token */
            api_token?: string;
            customer?: components["schemas"]["Customer"];
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait after too many attempts */
            retry_after?: number;
            /** @description Whether the email address must be confirmed first */
            unverified?: boolean;
            /** @description Whether the password is correct and a two-factor code is required */
            second_factor?: boolean;
        };
        RegistrationFields: {
            /** @description In display order */
            fields?: components["schemas"]["RegistrationField"][];
        };
        RegistrationField: {
            /** @description Field name of the registration form */
            name: string;
            /** @description Whether the field is required */
            required: boolean;
        };
        RegistrationForm: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Email address */
            email: string;
            /** @description Telephone number */
            telephone: string;
            /** @description ISO 3166-1 alpha-2 code; may be empty */
            country_id?: string;
            /** @description Zone id; may be empty */
            zone_id?: string;
            /** @description Password */
            password: string;
        };
        VerifyForm: {
            /** @description Code from the emailed link */
            code: string;
            /** @description Registration password; required in a session other than the registering one */
            password?: string;
        };
        /** @description Result of a confirmation; `error` is present only on failure */
        VerifyOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Message for the customer */
            success?: string;
            /** @description Message for the customer */
            error?: string;
            /** @description Seconds to wait before the next attempt */
            retry_after?: number;
            /** @description Whether `password` is missing or wrong; the code stays valid */
            password_needed?: boolean;
        };
        StockAlertForm: {
            /** @description Product id */
            product_id: string;
            /** @description Email address; defaults to the customer’s own */
            email?: string;
        };
        EmailForm: {
            /** @description Email address */
            email: string;
        };
        ResetForm: {
            /** @description Email address, to request a link */
            email?: string;
            /** @description Code from the emailed link */
            code?: string;
            /** @description New password, sent with the code */
            password?: string;
        };
        SignOutAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Message for the customer */
            success?: string;
            /** @description Token of the new guest session */
            api_token?: string;
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait after too many attempts */
            retry_after?: number;
        };
        Profile: {
            /** @description Id */
            customer_id: string;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Email address */
            email: string;
            /** @description Telephone number */
            telephone: string;
            /** @description ISO 3166-1 alpha-2 code; empty if not set */
            country_id: string;
            /** @description Zone id; empty if not set */
            zone_id: string;
        };
        ProfileAnswer: {
            customer?: components["schemas"]["Profile"];
            /** @description Message for the customer */
            error?: string;
        };
        ProfileForm: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Telephone number */
            telephone: string;
            /** @description ISO 3166-1 alpha-2 code; may be empty */
            country_id?: string;
            /** @description Zone id; may be empty */
            zone_id?: string;
        };
        PasswordForm: {
            /** @description Current password */
            old_password: string;
            /** @description Password */
            password: string;
        };
        Address: {
            /** @description Id */
            address_id: string;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Telephone number; may be empty */
            telephone: string;
            /** @description Street and number */
            address_1: string;
            /** @description Address line 2; may be empty */
            address_2: string;
            /** @description City */
            city: string;
            /** @description Postcode; empty if the country has none */
            postcode: string;
            /** @description ISO 3166-1 alpha-2 code */
            country_id: string;
            /** @description English country name */
            country: string;
            /** @description Zone id; empty if the country has none */
            zone_id: string;
            /** @description Zone name */
            zone: string;
            /** @description Whether this is the default address */
            default: boolean;
        };
        AddressList: {
            /** @description Default address first */
            addresses?: components["schemas"]["Address"][];
            /** @description Message for the customer */
            error?: string;
        };
        AddressForm: {
            /** @description Id of the address to update; absent or empty to add one */
            address_id?: string;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Telephone number; may be empty */
            telephone?: string;
            /** @description Street and number */
            address_1: string;
            /** @description Address line 2; optional */
            address_2?: string;
            /** @description City */
            city: string;
            /** @description Postcode */
            postcode: string;
            /** @description ISO 3166-1 alpha-2 code */
            country_id: string;
            /** @description Zone id; required if the country has zones */
            zone_id?: string;
        };
        AddressKeyForm: {
            /** @description Id */
            address_id: string;
        };
        AddressOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Message for the customer */
            success?: string;
            /** @description Address id */
            address_id?: string;
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        AvoidAnswer: {
            /** @description Avoided allergens of the 14 in EU regulation 1169/2011 */
            avoid?: components["schemas"]["Allergen"][];
            /** @description Message for the customer */
            error?: string;
        };
        AvoidForm: {
            /** @description None if absent */
            avoid?: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
        };
        ExportedLine: {
            /** @description Product id */
            product_id: string;
            /** @description Quantity */
            quantity: number;
            /** @description Selected values by option id, as JSON */
            options: string;
        };
        ExportedSession: {
            /**
             * Format: date-time
             * @description Start of the session
             */
            started_at: string;
            /**
             * Format: date-time
             * @description Last use
             */
            last_used_at: string;
            /** @description Browser name; may be empty */
            browser: string;
            /** @description Operating system or device; may be empty */
            system: string;
        };
        AccountExport: {
            /**
             * Format: date-time
             * @description Time of creation
             */
            exported_at?: string;
            customer?: components["schemas"]["Profile"];
            /**
             * Format: date-time
             * @description When the email address was confirmed
             */
            registered_at?: string;
            /** @description Allergens */
            avoid?: string[];
            /** @description Addresses */
            addresses?: components["schemas"]["Address"][];
            /** @description Cart lines */
            cart?: components["schemas"]["ExportedLine"][];
            /** @description Lines saved for later */
            saved?: components["schemas"]["ExportedLine"][];
            /** @description Orders, latest first */
            orders?: components["schemas"]["Order"][];
            /** @description Product ids */
            wishlist?: string[];
            /** @description Product ids */
            recently_viewed?: string[];
            /** @description Applied coupon code; empty if none */
            coupon?: string;
            /** @description Passkeys */
            passkeys?: components["schemas"]["Passkey"][];
            /** @description Time two-factor sign-in was enabled, UTC; empty if off */
            second_factor_since?: string;
            /** @description Pending back-in-stock requests */
            stock_alerts?: {
                /** @description Product URL slug */
                handle: string;
                /**
                 * Format: date-time
                 * @description Time of the request
                 */
                asked_at: string;
            }[];
            /** @description Messages sent by contact form, oldest first */
            messages?: {
                /** @description Sender name */
                name: string;
                /** @description Reply-to email address */
                email: string;
                /** @description Related order number; empty if none */
                order_number: string;
                /** @description Multi-line text */
                message: string;
                /**
                 * Format: date-time
                 * @description Time received
                 */
                sent_at: string;
            }[];
            /** @description Signed-in browsers */
            sessions?: components["schemas"]["ExportedSession"][];
            /** @description Message for the customer */
            error?: string;
        };
        RecordingForm: {
            /** @description Recording file, redacted by the storefront; JSON format described in docs/support.md */
            recording: string;
        };
        VitalsForm: {
            /**
             * @description Type of the opened page
             * @enum {string}
             */
            kind: "home" | "list" | "search" | "product" | "cart" | "checkout" | "other";
            /** @description Largest Contentful Paint in milliseconds */
            lcp?: number;
            /** @description Interaction to Next Paint in milliseconds; absent without interaction */
            inp?: number;
            /** @description Cumulative Layout Shift in thousandths */
            cls?: number;
        };
        RecordingOutcome: {
            /** @description 1 if stored */
            status?: number;
            /** @description Support code of the recording */
            code?: string;
            /** @description Message for the customer */
            error?: string;
            /** @description Seconds to wait after too many attempts */
            retry_after?: number;
        };
        RecordingAnswer: {
            /** @description 1 if found */
            status?: number;
            /** @description Recording file as sent */
            recording?: string;
            /**
             * Format: date-time
             * @description Time sent
             */
            sent?: string;
            /** @description Error message */
            error?: string;
            /** @description Seconds to wait after too many attempts */
            retry_after?: number;
        };
        /** @description Proof of identity that protects against a stolen session */
        OwnerProofForm: {
            /** @description Password; or `credential` */
            password?: string;
            /** @description Passkey, as for `loginWithPasskey` */
            credential?: string;
        };
        OwnSession: {
            /** @description Id */
            session_id: string;
            /** @description Browser name; empty if unknown */
            browser: string;
            /** @description Operating system or device, such as iPhone; empty if unknown */
            system: string;
            /**
             * Format: date-time
             * @description Time of sign-in
             */
            started_at: string;
            /**
             * Format: date-time
             * @description Last use, accurate to a few minutes
             */
            last_used_at: string;
            /** @description Whether this is the current session */
            is_current: boolean;
        };
        OwnSessionList: {
            /** @description Most recently used first */
            sessions?: components["schemas"]["OwnSession"][];
            /** @description Message for the customer */
            error?: string;
        };
        SessionKeyForm: {
            /** @description Id */
            session_id: string;
        };
        Passkey: {
            /** @description Id */
            passkey_id: string;
            /** @description Name chosen by the customer */
            name: string;
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /** @description Last use in UTC; empty if never used */
            last_used_at: string;
        };
        PasskeyList: {
            /** @description Oldest first */
            passkeys?: components["schemas"]["Passkey"][];
            /** @description Message for the customer */
            error?: string;
        };
        PasskeyOptions: {
            /** @description 1 on success */
            status?: number;
            /** @description Web Authentication API options, as JSON */
            options?: {
                [key: string]: unknown;
            };
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait after too many attempts */
            retry_after?: number;
        };
        PasskeyForm: {
            /** @description Created credential, as JSON */
            credential: string;
            /** @description Display name of the passkey */
            name?: string;
        };
        PasskeyLoginForm: {
            /** @description Signed assertion, as JSON */
            credential: string;
        };
        PasskeyKeyForm: {
            /** @description Id */
            passkey_id: string;
            /** @description Password; or `credential` */
            password?: string;
            /** @description Passkey, as for `loginWithPasskey` */
            credential?: string;
        };
        SecondFactor: {
            /** @description Whether password sign-in requires a code */
            is_on?: boolean;
            /** @description When enabled, in UTC; empty if disabled */
            since?: string;
            /** @description Unused recovery codes */
            recovery_codes_left?: number;
            /** @description Message for the customer */
            error?: string;
        };
        /** @description Secrets shown once and not retrievable later */
        SecondFactorSecrets: {
            /** @description 1 on success */
            status?: number;
            /** @description `otpauth:` URI with the secret for an authenticator app */
            secret?: string;
            /** @description Single-use recovery codes, an alternative to authenticator codes */
            recovery_codes?: string[];
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait after too many attempts */
            retry_after?: number;
        };
        SecondFactorForm: {
            /** @description Code shown by the authenticator app */
            code: string;
        };
        Review: {
            /**
             * @description Id
             * @default
             */
            review_id: string;
            /**
             * @description Product id
             * @default
             */
            product_id: string;
            /**
             * @description Reviewer name
             * @default
             */
            name: string;
            /**
             * @description Plain text
             * @default
             */
            text: string;
            /**
             * @description Rating from 1 to 5 stars
             * @default 0
             */
            rating: number;
            /**
             * Format: date-time
             * @description Time written, in UTC
             * @default
             */
            date: string;
            /**
             * @description Whether the reviewer bought the product in this shop
             * @default false
             */
            verified: boolean;
            /**
             * @description Shop’s reply in plain text; absent or empty if none
             * @default
             */
            reply: string;
        };
        ReviewList: {
            /** @description Latest first */
            reviews: components["schemas"]["Review"][];
            /** @description Total number of reviews */
            total: number;
            /** @description Number of reviews with 1, 2, 3, 4 and 5 stars */
            ratings?: number[];
        };
        ReviewForm: {
            /** @description Product id */
            product_id: string;
            /** @description Display name */
            name: string;
            /** @description Review text */
            text: string;
            /** @description Rating from 1 to 5 stars */
            rating: number;
        };
        ReviewKeyForm: {
            /** @description Review id */
            review_id: string;
        };
        /** @description Messages by id */
        LanguageTexts: {
            [key: string]: unknown;
        };
        Collection: {
            /** @description URL slug: /shop/collection/{handle} */
            handle: string;
            /** @description Name */
            name: string;
            /** @description Plain text */
            description: string;
            /** @description Number of products */
            product_count: number;
            picture?: components["schemas"]["Picture"];
        };
        CollectionList: {
            /** @description In display order */
            collections: components["schemas"]["Collection"][];
        };
        Banner: {
            /** @description Heading */
            title: string;
            /** @description One or two plain sentences */
            text: string;
            /** @description Path in the shop */
            link: string;
            /** @description Link text */
            link_text: string;
            picture: components["schemas"]["Picture"];
        };
        HomeCard: {
            /** @description Heading */
            title: string;
            /** @description One plain sentence */
            text: string;
            /** @description Path in the shop */
            link: string;
            picture: components["schemas"]["Picture"];
        };
        HomeStory: {
            /** @description Short text above the title */
            overline?: string;
            /** @description Heading */
            title: string;
            /** @description Plain text; empty lines separate paragraphs */
            text: string;
            /** @description Path in the shop; empty if none */
            link?: string;
            /** @description Link text */
            link_text?: string;
            /** @description Image URL; empty if none */
            image?: string;
            /** @description Alternative text of the image */
            alt?: string;
        };
        /** @description Text beside an image; shown only if both are set */
        ContentBlock: {
            /** @description Sanitized HTML */
            title: string;
            /** @description Sanitized HTML */
            content: string;
            picture?: components["schemas"]["Picture"];
            /** @description Image on the left; on the right if false or absent */
            imageLeft?: boolean;
            /** @description Whether to link to the about page */
            seeMore?: boolean;
        };
        Award: {
            /** @description Title of the award or press mention */
            title: string;
            /** @description Thumbnail URL, 150 × 180 pixels */
            thumb: string;
            /** @description URL of the large image, opened if there is no link */
            popup?: string;
            /** @description Link or video URL; empty if none */
            link?: string;
            /**
             * @description Link type
             * @enum {string}
             */
            link_type?: "link" | "ytvideo";
        };
        Certificate: {
            /** @description Certification name */
            title: string;
            /** @description One plain sentence */
            text: string;
            /** @description Image URL */
            image: string;
        };
        Testimonial: {
            /** @description Author name */
            name: string;
            /** @description Author’s place of residence */
            place: string;
            /** @description Testimonial in plain text */
            text: string;
            /** @description Rating in stars */
            rating: number;
        };
        HomeContent: {
            /** @description In display order */
            banners: components["schemas"]["Banner"][];
            /** @description Cooking essentials */
            ingredients?: components["schemas"]["HomeCard"][];
            /** @description Gift and sample boxes */
            boxes?: components["schemas"]["HomeCard"][];
            content_block?: components["schemas"]["ContentBlock"];
            /** @description Shop stories in display order */
            stories?: components["schemas"]["HomeStory"][];
            /** @description In display order */
            awards?: components["schemas"]["Award"][];
            /** @description In display order */
            certificates?: components["schemas"]["Certificate"][];
            /** @description In display order */
            testimonials?: components["schemas"]["Testimonial"][];
        };
        /** @description Information page; only `error` if the page does not exist */
        ContentPage: {
            /** @description Error message */
            error?: string;
            /** @description URL slug */
            handle?: string;
            /** @description Title */
            title?: string;
            /** @description Introduction of one or two plain sentences */
            lead?: string;
            /** @description Sanitized HTML */
            html?: string;
            picture?: components["schemas"]["Picture"];
            /**
             * Format: date
             * @description Date of the last change
             */
            changed?: string;
            /** @description Meta description */
            meta_description?: string;
            /** @description Keywords, comma-separated */
            meta_keyword?: string;
        };
        ContactForm: {
            /** @description Sender name */
            name: string;
            /** @description Reply-to email address */
            email: string;
            /** @description Related order number; may be empty */
            order_number?: string;
            /** @description Multi-line text */
            message: string;
        };
        BlogTag: {
            /** @description URL slug */
            handle: string;
            /** @description Name */
            name: string;
            /** @description Number of posts with this tag */
            count: number;
        };
        BlogCard: {
            /** @description URL slug */
            handle: string;
            /** @description Title */
            title: string;
            /** @description One or two plain sentences */
            summary: string;
            /**
             * Format: date
             * @description Publication date
             */
            date: string;
            /** @description Author */
            author: string;
            /** @description Tags in display order */
            tags: components["schemas"]["BlogTag"][];
            picture?: components["schemas"]["Picture"];
        };
        BlogList: {
            /** @description Latest first */
            posts: components["schemas"]["BlogCard"][];
            /** @description Total number of posts */
            total: number;
            /** @description Page number, from 1 */
            page: number;
            /** @description Posts per page */
            limit: number;
            /** @description All blog tags in display order */
            tags: components["schemas"]["BlogTag"][];
        };
        /** @description Blog post; only `error` if the post does not exist */
        BlogPost: {
            /** @description Error message */
            error?: string;
            /** @description URL slug */
            handle?: string;
            /** @description Title */
            title?: string;
            /** @description One or two plain sentences */
            summary?: string;
            /**
             * Format: date
             * @description Publication date
             */
            date?: string;
            /** @description Author */
            author?: string;
            /** @description Tags in display order */
            tags?: components["schemas"]["BlogTag"][];
            picture?: components["schemas"]["Picture"];
            /** @description Sanitized HTML */
            html?: string;
            /** @description Keywords, comma-separated */
            keywords?: string;
            /** @description Related products */
            products?: components["schemas"]["ProductCard"][];
        };
        DeliverySlot: {
            /** @description Id */
            slot_id: string;
            /**
             * Format: date-time
             * @description Start, with the offset of the shop’s time zone
             */
            starts: string;
            /**
             * Format: date-time
             * @description End, with the same offset
             */
            ends: string;
            /**
             * Format: date-time
             * @description Order deadline, with the same offset
             */
            cutoff: string;
            /** @description Remaining capacity in orders; 0 if full */
            left: number;
        };
        DeliveryMethod: {
            /** @description Id */
            delivery_id: string;
            /** @description Name */
            name: string;
            /** @description One plain sentence */
            description: string;
            /** @description Amount in the store’s currency */
            price: number;
            /** @description Free-delivery threshold in the store’s currency; absent if delivery is never free */
            free_from?: number;
            /** @description Available slots, earliest first; absent if the method has none */
            slots?: components["schemas"]["DeliverySlot"][];
        };
        DeliveryAnswer: {
            /** @description In display order */
            methods: components["schemas"]["DeliveryMethod"][];
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        PaymentMethod: {
            /** @description Id */
            payment_id: string;
            /** @description Name */
            name: string;
            /** @description One plain sentence */
            description: string;
            /** @description Maximum amount in the store’s currency; absent if unlimited */
            limit?: number;
        };
        PaymentMethodsAnswer: {
            /** @description In display order */
            methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description Validated by the server; errors are returned by field name */
        CheckoutForm: {
            /** @description Email address; ignored for customers, who use their account’s address */
            email?: string;
            /** @description Saved address of the customer, replacing the fields below */
            address_id?: string;
            /** @description First name */
            firstname?: string;
            /** @description Last name */
            lastname?: string;
            /** @description Telephone number */
            telephone?: string;
            /** @description Street and number */
            address_1?: string;
            /** @description Address line 2; may be empty */
            address_2?: string;
            /** @description City */
            city?: string;
            /** @description Postcode; may be empty if the country has none */
            postcode?: string;
            /** @description Country id */
            country_id?: string;
            /** @description Zone id; may be empty if the country has none */
            zone_id?: string;
            /** @description GSTIN or VAT number; ignored unless the config has `asks_tax_number` */
            tax_number?: string;
            /** @description Delivery method id */
            delivery_id?: string;
            /** @description Slot id, if the method has slots */
            slot_id?: string;
            /** @description Customer note; may have several lines */
            note?: string;
            /** @description Substitution preference by cart_item_id: none (omit the item), similar, or ask; defaults to none */
            substitution?: {
                [key: string]: string;
            };
            /** @description Total in the store’s currency last seen by the customer; absent on the first review */
            seen_total?: number;
            /** @description Unit price in the store’s currency last seen by the customer, by cart_item_id */
            seen_price?: {
                [key: string]: number;
            };
        };
        OrderForm: components["schemas"]["CheckoutForm"] & {
            /** @description Payment method id */
            payment_id?: string;
            /** @description Id of the review accepted by the customer */
            review_token?: string;
        };
        OrderLine: {
            /** @description Cart line id; absent once ordered */
            cart_item_id?: string;
            /** @description Product id; absent if the product is withdrawn */
            product_id?: string;
            /**
             * @description URL slug: /shop/{handle}
             * @default
             */
            handle: string;
            /**
             * @description Image URL
             * @default
             */
            image: string;
            /**
             * @description Name
             * @default
             */
            name: string;
            /** @description Selected options */
            option: components["schemas"]["CartOption"][];
            /**
             * @description Quantity
             * @default 1
             */
            quantity: number;
            /** @description Units packed; absent before packing is finished */
            packed?: number;
            weight_step?: components["schemas"]["WeightStep"];
            /** @description Weight in grams of goods sold by weight; absent before packing is finished */
            weight?: number;
            /** @description Name of the substituted line */
            replaces?: string;
            /**
             * @description Unit price including options
             * @default
             */
            price: components["schemas"]["Amount"];
            /**
             * @description Same amount in the order’s currency and the requested language
             * @default
             */
            price_text: string;
            /**
             * @description Line total
             * @default
             */
            total: components["schemas"]["Amount"];
            /**
             * @description Same amount in the order’s currency
             * @default
             */
            total_text: string;
            /** @description Maximum quantity; absent once ordered */
            available?: number;
            /**
             * @description Substitution preference
             * @default none
             * @enum {string}
             */
            substitution: "none" | "similar" | "ask";
        };
        CheckoutChange: {
            /**
             * @description Change type: line price, stock, discontinued option, coupon, slot, total or other cart lines. A stock, option or slot change blocks the order.
             * @enum {string}
             */
            code: "price" | "stock" | "option" | "coupon" | "slot" | "total" | "cart";
            /** @description Affected cart line */
            cart_item_id?: string;
            /** @description Message for the customer */
            text: string;
            /** @description Previous amount in the store’s currency */
            seen?: number;
            /** @description Current amount in the store’s currency, or units for stock */
            now?: number;
        };
        CheckoutReview: {
            /** @description Oldest first */
            lines?: components["schemas"]["OrderLine"][];
            /** @description In display order */
            totals?: components["schemas"]["TotalLine"][];
            /** @description Amount due in the store’s currency */
            total?: number;
            /** @description Changes since the customer’s last review */
            changes?: components["schemas"]["CheckoutChange"][];
            /** @description Review id needed to place the order; absent if blocked */
            review_token?: string;
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        PaymentInstruction: {
            /** @description Label */
            title: string;
            /** @description Value */
            text: string;
        };
        OrderPayment: {
            /** @description Payment method id */
            payment_id: string;
            /** @description Payment method name */
            name: string;
            /**
             * @description due: payable on delivery or by transfer; pending: awaiting the provider; refund_due: cancelled after payment; refunded: money returned; held: amount mismatch under staff review
             * @enum {string}
             */
            state: "due" | "pending" | "paid" | "failed" | "cancelled" | "refund_due" | "refunded" | "held";
            /** @description Payment instructions, such as bank details; may be empty */
            instructions: components["schemas"]["PaymentInstruction"][];
            /** @description Whether the payment failed and can be retried */
            can_retry: boolean;
            /** @description Whether checkout/payment/open returns a payment page; false for other methods and once paid */
            can_open?: boolean;
        };
        /** @description Order; or, without `status`, the updated review with its changes, or `error` */
        PlaceOrderAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Id */
            order_id?: string;
            /** @description Order number; also set with the error that the cart is already ordered */
            number?: string;
            /** @description Number for people, such as 1042 */
            short_number?: string;
            /** @description Secret for viewing a guest order; absent for customers */
            secret?: string;
            payment?: components["schemas"]["OrderPayment"];
            /** @description Oldest first */
            lines?: components["schemas"]["OrderLine"][];
            /** @description In display order */
            totals?: components["schemas"]["TotalLine"][];
            /** @description Amount due in the store’s currency */
            total?: number;
            /** @description Changes since the customer’s last review */
            changes?: components["schemas"]["CheckoutChange"][];
            /** @description Review id needed to place the order; absent if blocked */
            review_token?: string;
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        RetryPaymentAnswer: {
            /** @description 1 on success */
            status?: number;
            payment?: components["schemas"]["OrderPayment"];
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        OrderKeyForm: {
            /** @description Order number */
            number: string;
            /** @description Secret of a guest order */
            secret?: string;
        };
        RetryPaymentForm: {
            /** @description Order number */
            number: string;
            /** @description Secret of a guest order */
            secret?: string;
            /** @description Payment method id */
            payment_id?: string;
        };
        OpenPaymentAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Payment page URL */
            url?: string;
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        /** @description Address when the order was placed; empty strings in an anonymized order */
        OrderAddress: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Telephone number */
            telephone: string;
            /** @description Street and number */
            address_1: string;
            /** @description Address line 2 */
            address_2: string;
            /** @description City */
            city: string;
            /** @description Postcode */
            postcode: string;
            /** @description Country id from the country list */
            country_id: string;
            /** @description Country name */
            country: string;
            /** @description Zone id; empty if none */
            zone_id: string;
            /** @description Zone name; empty if none */
            zone: string;
            /** @description GSTIN or VAT number of the customer */
            tax_number?: string;
        };
        OrderDelivery: {
            /** @description Method name */
            name: string;
            /**
             * Format: date-time
             * @description Slot start; absent if no slot
             */
            starts?: string;
            /**
             * Format: date-time
             * @description Slot end
             */
            ends?: string;
        };
        OrderEvent: {
            /**
             * @description Event
             * @enum {string}
             */
            status: "placed" | "paid" | "packed" | "dispatched" | "delivered" | "cancelled";
            /**
             * Format: date-time
             * @description Event time, with the offset of the shop’s time zone
             */
            date: string;
        };
        Order: {
            /** @description Id */
            order_id?: string;
            /** @description Order number */
            number?: string;
            /** @description Number for people, such as 1042 */
            short_number?: string;
            /**
             * @description Order status
             * @enum {string}
             */
            status?: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
            /**
             * Format: date-time
             * @description Time of the order
             */
            placed?: string;
            /** @description Oldest first */
            timeline?: components["schemas"]["OrderEvent"][];
            /** @description Ordered lines, plus substitutions once packing is finished */
            lines?: components["schemas"]["OrderLine"][];
            /** @description Agreed totals, or totals of the packed order, in the order’s currency and the requested language, in display order */
            totals?: components["schemas"]["TotalLine"][];
            /** @description Amount due in the store’s currency */
            total?: number;
            /** @description Oldest first */
            refunds?: components["schemas"]["OrderRefund"][];
            /** @description Invoice and credit notes, oldest first; empty before dispatch */
            invoices?: components["schemas"]["InvoiceLink"][];
            /** @description Email address */
            email?: string;
            address?: components["schemas"]["OrderAddress"];
            delivery?: components["schemas"]["OrderDelivery"];
            payment?: components["schemas"]["OrderPayment"];
            /** @description Customer note */
            note?: string;
            /** @description Whether the order can be cancelled */
            can_cancel?: boolean;
            /** @description Whether any product is still sold */
            can_reorder?: boolean;
            /** @description Message for the customer; no other field is set */
            error?: string;
        };
        /** @description An invoice or credit note */
        InvoiceLink: {
            /**
             * @description Kind of document
             * @enum {string}
             */
            kind: "invoice" | "credit-note";
            /** @description Such as 26-27/00001 */
            number: string;
            /** @description Path of the PDF; it opens without a session */
            path: string;
        };
        OrderRefund: {
            /** @description Amount in the order’s currency */
            amount_text: string;
            /**
             * @description short: missing items; double: duplicate payment
             * @enum {string}
             */
            reason: "short" | "cancelled" | "goodwill" | "double";
            /**
             * @description due until the refund is paid
             * @enum {string}
             */
            state: "due" | "done";
            /**
             * Format: date-time
             * @description Time of the decision
             */
            date: string;
        };
        OrderSummary: {
            /** @description Id */
            order_id: string;
            /** @description Order number */
            number: string;
            /** @description Number for people, such as 1042 */
            short_number?: string;
            /**
             * @description Order status
             * @enum {string}
             */
            status: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
            /**
             * Format: date-time
             * @description Time of the order
             */
            placed: string;
            /** @description Total units */
            units: number;
            /** @description Amount due in the store’s currency */
            total: number;
            /** @description Same amount in the order’s currency */
            total_text: string;
            /**
             * @description As in OrderPayment
             * @enum {string}
             */
            payment_state: "due" | "pending" | "paid" | "failed" | "cancelled" | "refund_due" | "refunded" | "held";
        };
        OrderList: {
            /** @description Latest first */
            orders: components["schemas"]["OrderSummary"][];
            /** @description Total number of orders */
            total: number;
            /** @description Page number */
            page: number;
            /** @description Orders per page */
            limit: number;
        };
        MissingItem: {
            /** @description Product name */
            name: string;
            /** @description Why the product is missing or its quantity is reduced */
            text: string;
        };
        ReorderAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Units in the cart after the reorder */
            count?: number;
            /** @description Products not added, or added only in part */
            missing?: components["schemas"]["MissingItem"][];
            /** @description Message, or messages by field name */
            error?: string | {
                [key: string]: string;
            };
        };
    };
    responses: {
        /** @description Malformed (400), unknown token (401), cross-site write (403), not found (404), too many tokens (429), server error (500) or not implemented (501) */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Query value «limit» must be at most 100."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Product cards; may be empty */
        ProductList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "products": []
                 *     }
                 */
                "application/json": components["schemas"]["ProductList"];
            };
        };
        /** @description One page of reviews */
        ReviewList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "reviews": [
                 *         {
                 *           "review_id": "5",
                 *           "product_id": "41",
                 *           "name": "Meera S.",
                 *           "text": "Fluffy, fragrant, every time.",
                 *           "rating": 5,
                 *           "date": "2026-10-02T08:30:00.000Z"
                 *         }
                 *       ],
                 *       "total": 1,
                 *       "ratings": [
                 *         0,
                 *         0,
                 *         0,
                 *         0,
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReviewList"];
            };
        };
    };
    parameters: {
        /**
         * @description Product id
         * @example 41
         */
        ProductId: string;
        /**
         * @description Page number, from 1
         * @example 1
         */
        Page: number;
        /**
         * @description Maximum number of results
         * @example 20
         */
        Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Menu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "menu": [
                     *         {
                     *           "title": "Shop",
                     *           "type": "link",
                     *           "handle": "shop"
                     *         },
                     *         {
                     *           "title": "Collections",
                     *           "type": "sub",
                     *           "megaMenu": true,
                     *           "column": "column-3",
                     *           "children": [
                     *             {
                     *               "title": "Spices",
                     *               "type": "link",
                     *               "path": "shop/collection/spices",
                     *               "badge": true,
                     *               "badgeText": "New"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MenuAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api_token": "2f6c1c0e9d8b4a7f9e3d5c7b1a2f4e6d"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiTokenAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings by key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "meta_title": "Ridge & Root",
                     *       "meta_description": "Honest food from small organic farms.",
                     *       "meta_keyword": "organic, spices, lentils, fruit",
                     *       "review_status": "1",
                     *       "quickview_status": "1",
                     *       "store_name": "Ridge & Root",
                     *       "store_phone": "+91 80 4718 2200",
                     *       "store_email": "hello@ridgeandroot.example",
                     *       "store_address": "12 Cubbon Road<br>Bengaluru 560001"
                     *     }
                     */
                    "application/json": components["schemas"]["Config"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Currencies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currencies": [
                     *         {
                     *           "code": "INR",
                     *           "symbol": "₹",
                     *           "value": 1,
                     *           "decimal": 2
                     *         },
                     *         {
                     *           "code": "EUR",
                     *           "symbol": "€",
                     *           "value": 0.0104,
                     *           "decimal": 2
                     *         }
                     *       ],
                     *       "currency": "INR"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrencyAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "EUR"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CurrencyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Currency changed."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "country_id": "IN",
                     *         "name": "India"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Country"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCountry: {
        parameters: {
            query: {
                /**
                 * @description ISO 3166-1 alpha-2 code
                 * @example IN
                 */
                country_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Country; no zones if it has none or is unknown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "country_id": "IN",
                     *       "name": "India",
                     *       "zone": [
                     *         {
                     *           "zone_id": "IN-KA",
                     *           "name": "Karnataka"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CountryWithZones"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cart, oldest line first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "cart_item_id": "7",
                     *           "product_id": "41",
                     *           "handle": "basmati-rice",
                     *           "image": "/pictures/basmati-rice-1-160.webp",
                     *           "name": "Basmati rice",
                     *           "option": [
                     *             {
                     *               "name": "Pack",
                     *               "value": "5 kg"
                     *             }
                     *           ],
                     *           "quantity": 2,
                     *           "price": 649,
                     *           "special": 599,
                     *           "total": 1198,
                     *           "added_price": 599,
                     *           "available": 20
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "code": "sub_total",
                     *           "title": "Goods",
                     *           "text": "₹ 1,198.00/-"
                     *         },
                     *         {
                     *           "code": "total",
                     *           "title": "Total",
                     *           "text": "₹ 1,198.00/-"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCartTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals; empty for an empty cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "total",
                     *         "title": "Total",
                     *         "text": "₹ 1,198.00/-"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TotalLine"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key of an add that may be retried later; other writes get theirs when sent */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "41",
                 *       "quantity": 2,
                 *       "option": {
                 *         "12": "34"
                 *       }
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartAddForm"];
            };
        };
        responses: {
            /** @description Added, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "1",
                     *       "count": 5
                     *     }
                     */
                    "application/json": components["schemas"]["CartAddAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    editCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7",
                 *       "quantity": 3
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartEditForm"];
            };
        };
        responses: {
            /** @description Updated, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartRemoveForm"];
            };
        };
        responses: {
            /** @description Removed, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    restoreCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartKeyForm"];
            };
        };
        responses: {
            /** @description Restored unchanged, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    saveCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartKeyForm"];
            };
        };
        responses: {
            /** @description Moved, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSavedLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines saved for later */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "cart_item_id": "9",
                     *           "product_id": "43",
                     *           "handle": "ghee",
                     *           "image": "/pictures/ghee-1-160.webp",
                     *           "name": "Ghee",
                     *           "option": [],
                     *           "quantity": 1,
                     *           "price": 500,
                     *           "special": 0,
                     *           "total": 500,
                     *           "added_price": 500,
                     *           "available": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedLines"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    moveSavedLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartKeyForm"];
            };
        };
        responses: {
            /** @description Moved, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeSavedLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CartKeyForm"];
            };
        };
        responses: {
            /** @description Removed, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coupon": "TREK10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CouponForm"];
            };
        };
        responses: {
            /** @description Applied, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your coupon has been applied."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["EmptyForm"];
            };
        };
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your coupon has been removed."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wishlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "product_id": "41"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addToWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "41"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WishlistForm"];
            };
        };
        responses: {
            /** @description Added, an error, or a redirect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WishlistOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeFromWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "41"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WishlistForm"];
            };
        };
        responses: {
            /** @description Removed, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLoginStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sign-in state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logged": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginStatus"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Customer, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "api_token": "9e3d5c7b1a2f4e6d2f6c1c0e9d8b4a7f",
                     *       "customer": {
                     *         "customer_id": "3",
                     *         "firstname": "Meera",
                     *         "lastname": "Sen",
                     *         "email": "meera@example.com"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "api_token": "2f6c1c0e9d8b4a7f9e3d5c7b1a2f4e6d"
                     *     }
                     */
                    "application/json": components["schemas"]["SignOutAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getRegistrationFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fields in display order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fields": [
                     *         {
                     *           "name": "firstname",
                     *           "required": true
                     *         },
                     *         {
                     *           "name": "lastname",
                     *           "required": true
                     *         },
                     *         {
                     *           "name": "email",
                     *           "required": true
                     *         },
                     *         {
                     *           "name": "telephone",
                     *           "required": true
                     *         },
                     *         {
                     *           "name": "country_id",
                     *           "required": false
                     *         },
                     *         {
                     *           "name": "zone_id",
                     *           "required": false
                     *         },
                     *         {
                     *           "name": "password",
                     *           "required": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrationFields"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Meera",
                 *       "lastname": "Sen",
                 *       "email": "meera@example.com",
                 *       "telephone": "+919845012345",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RegistrationForm"];
            };
        };
        responses: {
            /** @description Registered, or errors by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "We’ve sent you a link to confirm your email."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAccountSuccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Thank you. Please open the link that we have sent you: it confirms your e-mail address. Then you can sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "5f1c9a7e"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VerifyForm"];
            };
        };
        responses: {
            /** @description Confirmed, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your email is confirmed. You can sign in now."
                     *     }
                     */
                    "application/json": components["schemas"]["VerifyOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.com"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["EmailForm"];
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "If we know this address, a new link is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.com"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ResetForm"];
            };
        };
        responses: {
            /** @description Accepted, or errors by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "If we know this address, a link is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["ResetOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    searchProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "search": "rice",
                 *       "page": 1,
                 *       "limit": 24,
                 *       "sort": "relevance"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SearchForm"];
            };
        };
        responses: {
            /** @description One page of matching products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "product_id": "41",
                     *           "handle": "basmati-rice",
                     *           "name": "Basmati rice",
                     *           "thumb": "/pictures/basmati-rice-1-360.webp",
                     *           "price": 149,
                     *           "special": 0,
                     *           "minimum": 1,
                     *           "rating": 4.5,
                     *           "review_count": 2,
                     *           "stock": 120,
                     *           "options": [],
                     *           "unit_price": {
                     *             "price": 149,
                     *             "per": 1,
                     *             "measure": "kg"
                     *           },
                     *           "picture": {
                     *             "url": "/pictures/basmati-rice-1-{width}.{format}",
                     *             "widths": [
                     *               160,
                     *               360,
                     *               720
                     *             ],
                     *             "formats": [
                     *               "webp"
                     *             ],
                     *             "width": 8,
                     *             "height": 9,
                     *             "alt": "A sack of basmati rice",
                     *             "color": "#efe6d2"
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 24,
                     *       "term": "rice",
                     *       "found": 1,
                     *       "facets": {
                     *         "categories": [
                     *           {
                     *             "handle": "grains",
                     *             "name": "Rice & grains",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "price": {
                     *           "min": 149,
                     *           "max": 149
                     *         },
                     *         "marks": [
                     *           {
                     *             "value": "vegan",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "without": [
                     *           {
                     *             "value": "nuts",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "in_stock": 1,
                     *         "ratings": [
                     *           {
                     *             "value": 4,
                     *             "count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    suggest: {
        parameters: {
            query: {
                /** @description Partial search term */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "term": "ric",
                     *       "products": [
                     *         {
                     *           "product_id": "41",
                     *           "handle": "basmati-rice",
                     *           "name": "Basmati rice",
                     *           "thumb": "/pictures/basmati-rice-1-360.webp",
                     *           "price": 149,
                     *           "special": 0,
                     *           "minimum": 1,
                     *           "rating": 4.5,
                     *           "review_count": 2,
                     *           "stock": 120,
                     *           "options": [],
                     *           "picture": {
                     *             "url": "/pictures/basmati-rice-1-{width}.{format}",
                     *             "widths": [
                     *               160,
                     *               360,
                     *               720
                     *             ],
                     *             "formats": [
                     *               "webp"
                     *             ],
                     *             "width": 8,
                     *             "height": 9,
                     *             "alt": "A sack of basmati rice",
                     *             "color": "#efe6d2"
                     *           }
                     *         }
                     *       ],
                     *       "collections": [
                     *         {
                     *           "handle": "grains",
                     *           "name": "Rice & grains",
                     *           "count": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SuggestAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /**
                 * @description Handle; takes precedence over `product_id`
                 * @example basmati-rice
                 */
                product_slug?: string;
                /**
                 * @description Product id
                 * @example 41
                 */
                product_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Product; only `error` if not found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product_id": "41",
                     *       "handle": "basmati-rice",
                     *       "name": "Basmati rice",
                     *       "price": 149,
                     *       "special": 0,
                     *       "minimum": 1,
                     *       "rating": 4.5,
                     *       "review_count": 2,
                     *       "stock": 120,
                     *       "description": "<p>Aged for a year, so that the grains stay apart.</p>",
                     *       "images": [
                     *         "/pictures/basmati-rice-1-720.webp"
                     *       ],
                     *       "pictures": [
                     *         {
                     *           "url": "/pictures/basmati-rice-1-{width}.{format}",
                     *           "widths": [
                     *             160,
                     *             360,
                     *             720
                     *           ],
                     *           "formats": [
                     *             "webp"
                     *           ],
                     *           "width": 8,
                     *           "height": 9,
                     *           "alt": "A sack of basmati rice",
                     *           "color": "#efe6d2"
                     *         }
                     *       ],
                     *       "options": [
                     *         {
                     *           "product_option_id": "12",
                     *           "name": "Pack",
                     *           "type": "select",
                     *           "required": true,
                     *           "value": "34",
                     *           "product_option_value": [
                     *             {
                     *               "product_option_value_id": "34",
                     *               "name": "1 kg",
                     *               "price": 0,
                     *               "isdefault": true
                     *             },
                     *             {
                     *               "product_option_value_id": "35",
                     *               "name": "5 kg",
                     *               "price": 500,
                     *               "isdefault": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "unit_price": {
                     *         "price": 149,
                     *         "per": 1,
                     *         "measure": "kg"
                     *       },
                     *       "ingredients": "Basmati rice.",
                     *       "nutrition": {
                     *         "energy_kj": 1465,
                     *         "energy_kcal": 350,
                     *         "fat": 0.9,
                     *         "saturates": 0.2,
                     *         "carbohydrate": 77,
                     *         "sugars": 0.3,
                     *         "fibre": 1.4,
                     *         "protein": 8.1,
                     *         "salt": 0.01
                     *       },
                     *       "allergens": [],
                     *       "marks": [
                     *         "vegetarian",
                     *         "vegan",
                     *         "organic"
                     *       ],
                     *       "collection": {
                     *         "handle": "grains",
                     *         "name": "Rice & grains"
                     *       },
                     *       "brand": "Ridge & Root",
                     *       "meta_title": "Basmati rice",
                     *       "meta_description": "Aged basmati rice, long and fragrant.",
                     *       "meta_keyword": "basmati, rice"
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRelatedProducts: {
        parameters: {
            query: {
                /**
                 * @description Product id
                 * @example 41
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description Maximum number of results
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Refused"];
        };
    };
    listRecentlyViewed: {
        parameters: {
            query: {
                /**
                 * @description Product id
                 * @example 41
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description Maximum number of results
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Refused"];
        };
    };
    listPopularProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Refused"];
        };
    };
    listProductReviews: {
        parameters: {
            query: {
                /**
                 * @description Product id
                 * @example 41
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewList"];
            default: components["responses"]["Refused"];
        };
    };
    listAllReviews: {
        parameters: {
            query?: {
                /**
                 * @description Product id; omit for all products
                 * @example 41
                 */
                product_id?: string;
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of results
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewList"];
            default: components["responses"]["Refused"];
        };
    };
    requestStockAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "41",
                 *       "email": "meera@example.com"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StockAlertForm"];
            };
        };
        responses: {
            /** @description Registered, or errors by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "We’ll email you when it’s back."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelStockAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "5f1c9a7e"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VerifyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "You’ve unsubscribed from back-in-stock emails."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "41",
                 *       "name": "Meera S.",
                 *       "text": "Fluffy, fragrant, every time.",
                 *       "rating": 5
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReviewForm"];
            };
        };
        responses: {
            /** @description Accepted, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Thank you for your review."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listHeldReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewList"];
            default: components["responses"]["Refused"];
        };
    };
    approveReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "review_id": "5"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReviewKeyForm"];
            };
        };
        responses: {
            /** @description Approved, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Review published."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "review_id": "5"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReviewKeyForm"];
            };
        };
        responses: {
            /** @description Deleted, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Review deleted."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getRecording: {
        parameters: {
            query: {
                /**
                 * @description Code given to the customer, case-insensitive
                 * @example K7QM-3XPD
                 */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recording, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "sent": "2026-11-21T10:00:00.000Z",
                     *       "recording": "{}"
                     *     }
                     */
                    "application/json": components["schemas"]["RecordingAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendRecording: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recording": "{\"format\":\"ridge-and-root-recording\"}"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RecordingForm"];
            };
        };
        responses: {
            /** @description Stored, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "code": "K7QM-3XPD"
                     *     }
                     */
                    "application/json": components["schemas"]["RecordingOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendVitals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "product",
                 *       "lcp": 1240,
                 *       "inp": 64,
                 *       "cls": 3
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VitalsForm"];
            };
        };
        responses: {
            /** @description Recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listDeliveryMethods: {
        parameters: {
            query?: {
                /**
                 * @description Country id from the country list
                 * @example IN
                 */
                country_id?: string;
                /**
                 * @description Zone id; required if only some zones are served
                 * @example IN-KA
                 */
                zone_id?: string;
                /**
                 * @description Postcode as typed
                 * @example 560001
                 */
                postcode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods in display order, or errors by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "methods": [
                     *         {
                     *           "delivery_id": "slot",
                     *           "name": "Home delivery",
                     *           "description": "In a window you choose.",
                     *           "price": 49,
                     *           "free_from": 1500,
                     *           "slots": [
                     *             {
                     *               "slot_id": "31",
                     *               "starts": "2026-11-23T09:00:00+05:30",
                     *               "ends": "2026-11-23T12:00:00+05:30",
                     *               "cutoff": "2026-11-22T21:00:00+05:30",
                     *               "left": 12
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods in display order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "methods": [
                     *         {
                     *           "payment_id": "cash",
                     *           "name": "Cash on delivery",
                     *           "description": "Pay in cash or by UPI at your door.",
                     *           "limit": 10000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethodsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reviewOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Meera",
                 *       "lastname": "Nair",
                 *       "email": "meera@example.com",
                 *       "telephone": "+91 98450 12345",
                 *       "address_1": "12 Cubbon Road",
                 *       "address_2": "",
                 *       "city": "Bengaluru",
                 *       "postcode": "560001",
                 *       "country_id": "IN",
                 *       "zone_id": "IN-KA",
                 *       "delivery_id": "slot",
                 *       "slot_id": "31",
                 *       "note": "Ring twice.",
                 *       "substitution": {
                 *         "7": "similar"
                 *       },
                 *       "seen_total": 1247,
                 *       "seen_price": {
                 *         "7": 549
                 *       }
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CheckoutForm"];
            };
        };
        responses: {
            /** @description Review, or form errors by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "cart_item_id": "7",
                     *           "available": 20,
                     *           "product_id": "41",
                     *           "handle": "basmati-rice",
                     *           "image": "/pictures/basmati-rice-1-160.webp",
                     *           "name": "Basmati rice",
                     *           "option": [
                     *             {
                     *               "name": "Pack",
                     *               "value": "5 kg"
                     *             }
                     *           ],
                     *           "quantity": 2,
                     *           "price": 599,
                     *           "price_text": "₹ 599.00/-",
                     *           "total": 1198,
                     *           "total_text": "₹ 1,198.00/-",
                     *           "substitution": "similar"
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "code": "sub_total",
                     *           "title": "Goods",
                     *           "text": "₹ 1,198.00/-"
                     *         },
                     *         {
                     *           "code": "shipping",
                     *           "title": "Home delivery",
                     *           "text": "₹ 49.00/-"
                     *         },
                     *         {
                     *           "code": "tax",
                     *           "title": "Tax included (5%)",
                     *           "text": "₹ 59.38/-"
                     *         },
                     *         {
                     *           "code": "total",
                     *           "title": "Total",
                     *           "text": "₹ 1,247.00/-"
                     *         }
                     *       ],
                     *       "total": 1247,
                     *       "changes": [
                     *         {
                     *           "code": "price",
                     *           "cart_item_id": "7",
                     *           "text": "Basmati rice now costs ₹ 599.00/- instead of ₹ 549.00/-.",
                     *           "seen": 549,
                     *           "now": 599
                     *         }
                     *       ],
                     *       "review_token": "6a0f1b2c3d4e5f60718293a4b5c6d7e8"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutReview"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Meera",
                 *       "lastname": "Nair",
                 *       "email": "meera@example.com",
                 *       "telephone": "+91 98450 12345",
                 *       "address_1": "12 Cubbon Road",
                 *       "address_2": "",
                 *       "city": "Bengaluru",
                 *       "postcode": "560001",
                 *       "country_id": "IN",
                 *       "zone_id": "IN-KA",
                 *       "delivery_id": "slot",
                 *       "slot_id": "31",
                 *       "note": "Ring twice.",
                 *       "substitution": {
                 *         "7": "similar"
                 *       },
                 *       "payment_id": "cash",
                 *       "review_token": "6a0f1b2c3d4e5f60718293a4b5c6d7e8",
                 *       "seen_total": 1247
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OrderForm"];
            };
        };
        responses: {
            /** @description Order; or changes or errors, in which case no order is placed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "order_id": "3",
                     *       "number": "RR-7K3QF-9XWMB",
                     *       "short_number": "1042",
                     *       "secret": "0b1c2d3e4f5061728394a5b6c7d8e9f0",
                     *       "payment": {
                     *         "payment_id": "cash",
                     *         "name": "Cash on delivery",
                     *         "state": "due",
                     *         "instructions": [],
                     *         "can_retry": false,
                     *         "can_open": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlaceOrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    retryPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "RR-7K3QF-9XWMB",
                 *       "payment_id": "cash"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RetryPaymentForm"];
            };
        };
        responses: {
            /** @description Current payment state, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "payment": {
                     *         "payment_id": "cash",
                     *         "name": "Cash on delivery",
                     *         "state": "due",
                     *         "instructions": [],
                     *         "can_retry": false,
                     *         "can_open": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RetryPaymentAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    openPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "RR-7K3QF-9XWMB"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OrderKeyForm"];
            };
        };
        responses: {
            /** @description Payment page, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "url": "https://checkout.stripe.com/c/pay/cs_test_1"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenPaymentAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "RR-7K3QF-9XWMB"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OrderKeyForm"];
            };
        };
        responses: {
            /** @description Payment state, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "payment": {
                     *         "payment_id": "stripe",
                     *         "name": "Card",
                     *         "state": "paid",
                     *         "instructions": [],
                     *         "can_retry": false,
                     *         "can_open": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RetryPaymentAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOrder: {
        parameters: {
            query: {
                /**
                 * @description Order number
                 * @example RR-7K3QF-9XWMB
                 */
                number: string;
                /**
                 * @description Secret of a guest order; without it the order must belong to the customer
                 * @example 0b1c2d3e4f5061728394a5b6c7d8e9f0
                 */
                secret?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Order; `error` if not found or not accessible */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "3",
                     *       "number": "RR-7K3QF-9XWMB",
                     *       "short_number": "1042",
                     *       "status": "placed",
                     *       "placed": "2026-11-22T10:15:00+05:30",
                     *       "timeline": [
                     *         {
                     *           "status": "placed",
                     *           "date": "2026-11-22T10:15:00+05:30"
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "product_id": "41",
                     *           "handle": "basmati-rice",
                     *           "image": "/pictures/basmati-rice-1-160.webp",
                     *           "name": "Basmati rice",
                     *           "option": [
                     *             {
                     *               "name": "Pack",
                     *               "value": "5 kg"
                     *             }
                     *           ],
                     *           "quantity": 2,
                     *           "price": 599,
                     *           "price_text": "₹ 599.00/-",
                     *           "total": 1198,
                     *           "total_text": "₹ 1,198.00/-",
                     *           "substitution": "similar"
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "code": "sub_total",
                     *           "title": "Goods",
                     *           "text": "₹ 1,198.00/-"
                     *         },
                     *         {
                     *           "code": "shipping",
                     *           "title": "Home delivery",
                     *           "text": "₹ 49.00/-"
                     *         },
                     *         {
                     *           "code": "tax",
                     *           "title": "Tax included (5%)",
                     *           "text": "₹ 59.38/-"
                     *         },
                     *         {
                     *           "code": "total",
                     *           "title": "Total",
                     *           "text": "₹ 1,247.00/-"
                     *         }
                     *       ],
                     *       "total": 1247,
                     *       "email": "meera@example.com",
                     *       "address": {
                     *         "firstname": "Meera",
                     *         "lastname": "Nair",
                     *         "telephone": "+91 98450 12345",
                     *         "address_1": "12 Cubbon Road",
                     *         "address_2": "",
                     *         "city": "Bengaluru",
                     *         "postcode": "560001",
                     *         "country_id": "IN",
                     *         "country": "India",
                     *         "zone_id": "IN-KA",
                     *         "zone": "Karnataka"
                     *       },
                     *       "delivery": {
                     *         "name": "Home delivery",
                     *         "starts": "2026-11-23T09:00:00+05:30",
                     *         "ends": "2026-11-23T12:00:00+05:30"
                     *       },
                     *       "payment": {
                     *         "payment_id": "cash",
                     *         "name": "Cash on delivery",
                     *         "state": "due",
                     *         "instructions": [],
                     *         "can_retry": false,
                     *         "can_open": false
                     *       },
                     *       "note": "Ring twice.",
                     *       "can_cancel": true,
                     *       "invoices": [
                     *         {
                     *           "kind": "invoice",
                     *           "number": "26-27/00001",
                     *           "path": "/invoices/Zk3vQ9sT.pdf"
                     *         }
                     *       ],
                     *       "can_reorder": true
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of results
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders; empty for guests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "order_id": "3",
                     *           "number": "RR-7K3QF-9XWMB",
                     *           "short_number": "1042",
                     *           "status": "placed",
                     *           "placed": "2026-11-22T10:15:00+05:30",
                     *           "units": 2,
                     *           "total": 1247,
                     *           "total_text": "₹ 1,247.00/-",
                     *           "payment_state": "due"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "RR-7K3QF-9XWMB"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OrderKeyForm"];
            };
        };
        responses: {
            /** @description Cancelled, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your order #1042 is cancelled."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "RR-7K3QF-9XWMB"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OrderKeyForm"];
            };
        };
        responses: {
            /** @description Added and unavailable products; an error if nothing could be added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "count": 2,
                     *       "missing": [
                     *         {
                     *           "name": "Ghee",
                     *           "text": "Ghee is out of stock."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReorderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLanguageTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Language code
                 * @example fr
                 */
                code: "en" | "fr";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages by id, compiled or plain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cart.empty": "Your cart is empty"
                     *     }
                     */
                    "application/json": components["schemas"]["LanguageTexts"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Collections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collections": [
                     *         {
                     *           "handle": "grains",
                     *           "name": "Rice & grains",
                     *           "description": "Whole and milled grains.",
                     *           "product_count": 8,
                     *           "picture": {
                     *             "url": "/pictures/collection-grains-{width}.{format}",
                     *             "widths": [
                     *               160,
                     *               360,
                     *               720
                     *             ],
                     *             "formats": [
                     *               "webp"
                     *             ],
                     *             "width": 8,
                     *             "height": 9,
                     *             "alt": "Grains",
                     *             "color": "#efe6d2"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionList"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getHomeContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners in display order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banners": [
                     *         {
                     *           "title": "The harvest is in",
                     *           "text": "Fruit and vegetables from farms we know by name.",
                     *           "link": "/shop/collection/fruits",
                     *           "link_text": "See the harvest",
                     *           "picture": {
                     *             "url": "/pictures/banner-harvest-{width}.{format}",
                     *             "widths": [
                     *               640,
                     *               1024,
                     *               1600
                     *             ],
                     *             "formats": [
                     *               "avif",
                     *               "webp"
                     *             ],
                     *             "width": 16,
                     *             "height": 7,
                     *             "alt": "Fruit and vegetables",
                     *             "color": "#f3e2c7"
                     *           }
                     *         }
                     *       ],
                     *       "stories": [
                     *         {
                     *           "overline": "How it began",
                     *           "title": "Two founders, one trek, a very good lunch",
                     *           "text": "In the middle of a course, two friends went trekking.\n\nThey turned their project into a shop.",
                     *           "link": "/shop",
                     *           "link_text": "Taste for yourself",
                     *           "image": "/pictures/trek.svg",
                     *           "alt": "Two walkers on a ridge at sunrise"
                     *         }
                     *       ],
                     *       "awards": [
                     *         {
                     *           "title": "Golden Ladle",
                     *           "thumb": "/pictures/award-golden-ladle.svg",
                     *           "popup": "/pictures/award-golden-ladle.svg",
                     *           "link": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HomeContent"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getContentPage: {
        parameters: {
            query: {
                /**
                 * @description Page handle
                 * @example about-us
                 */
                handle: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "handle": "about-us",
                     *       "title": "About us",
                     *       "lead": "Two founders, one long walk and a question.",
                     *       "html": "<h2>A trek in the third term</h2><p>It began on a path above a village.</p>",
                     *       "meta_description": "How Ridge & Root began on a trek.",
                     *       "meta_keyword": "about us, founders, organic farms"
                     *     }
                     */
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Meera Nair",
                 *       "email": "meera@example.com",
                 *       "order_number": "RR-7K3QF-9XWMB",
                 *       "message": "Can the rice come before noon?"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ContactForm"];
            };
        };
        responses: {
            /** @description Accepted, or errors by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Thank you. We’ve received your message."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listBlogPosts: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of results
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Tag handle to filter by; omit for all posts
                 * @example kitchen
                 */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "posts": [
                     *         {
                     *           "handle": "how-to-cook-dal",
                     *           "title": "A pot of dal, step by step",
                     *           "summary": "Five lentils, one method.",
                     *           "date": "2026-10-12",
                     *           "author": "Ananya Rao",
                     *           "tags": [
                     *             {
                     *               "handle": "kitchen",
                     *               "name": "In the kitchen",
                     *               "count": 3
                     *             }
                     *           ],
                     *           "picture": {
                     *             "url": "/pictures/masoor-dal-2-{width}.{format}",
                     *             "widths": [
                     *               160,
                     *               360,
                     *               720
                     *             ],
                     *             "formats": [
                     *               "webp"
                     *             ],
                     *             "width": 8,
                     *             "height": 9,
                     *             "alt": "A bowl of red lentils",
                     *             "color": "#f6d3c3"
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 4,
                     *       "tags": [
                     *         {
                     *           "handle": "kitchen",
                     *           "name": "In the kitchen",
                     *           "count": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BlogList"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getBlogPost: {
        parameters: {
            query: {
                /**
                 * @description Post handle
                 * @example how-to-cook-dal
                 */
                handle: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Post, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "handle": "how-to-cook-dal",
                     *       "title": "A pot of dal, step by step",
                     *       "summary": "Five lentils, one method.",
                     *       "date": "2026-10-12",
                     *       "author": "Ananya Rao",
                     *       "tags": [
                     *         {
                     *           "handle": "kitchen",
                     *           "name": "In the kitchen",
                     *           "count": 3
                     *         }
                     *       ],
                     *       "html": "<h2>Rinse</h2><p>Until the water runs clear.</p>",
                     *       "keywords": "dal, lentils",
                     *       "products": []
                     *     }
                     */
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logoutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["EmptyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "api_token": "2f6c1c0e9d8b4a7f9e3d5c7b1a2f4e6d"
                     *     }
                     */
                    "application/json": components["schemas"]["SignOutAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Profile; only `error` if not signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer": {
                     *         "customer_id": "3",
                     *         "firstname": "Meera",
                     *         "lastname": "Sen",
                     *         "email": "meera@example.com",
                     *         "telephone": "+919845012345",
                     *         "country_id": "IN",
                     *         "zone_id": "IN-KA"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Meera",
                 *       "lastname": "Sen",
                 *       "telephone": "+919845012345",
                 *       "country_id": "IN",
                 *       "zone_id": "IN-KA"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description Saved, or errors by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Details saved."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old_password": "correct horse battery",
                 *       "password": "staple battery horse"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordForm"];
            };
        };
        responses: {
            /** @description Changed, or errors by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Password changed."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses; only `error` if not signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addresses": [
                     *         {
                     *           "address_id": "7",
                     *           "firstname": "Meera",
                     *           "lastname": "Sen",
                     *           "telephone": "+919845012345",
                     *           "address_1": "12 Cubbon Road",
                     *           "address_2": "",
                     *           "city": "Bengaluru",
                     *           "postcode": "560001",
                     *           "country_id": "IN",
                     *           "country": "India",
                     *           "zone_id": "IN-KA",
                     *           "zone": "Karnataka",
                     *           "default": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Meera",
                 *       "lastname": "Sen",
                 *       "telephone": "+919845012345",
                 *       "address_1": "12 Cubbon Road",
                 *       "address_2": "",
                 *       "city": "Bengaluru",
                 *       "postcode": "560001",
                 *       "country_id": "IN",
                 *       "zone_id": "IN-KA"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description Saved, or errors by field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Address saved.",
                     *       "address_id": "7"
                     *     }
                     */
                    "application/json": components["schemas"]["AddressOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address_id": "7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AddressKeyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Address removed."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address_id": "7"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AddressKeyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Default address changed."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAvoidList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Allergens; only `error` if not signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avoid": [
                     *         "peanuts",
                     *         "milk"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AvoidAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    saveAvoidList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "avoid": [
                 *         "peanuts",
                 *         "milk"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AvoidForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Details saved."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exported data; only `error` if not signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exported_at": "2026-10-05T08:30:00.000Z",
                     *       "customer": {
                     *         "customer_id": "3",
                     *         "firstname": "Meera",
                     *         "lastname": "Sen",
                     *         "email": "meera@example.com",
                     *         "telephone": "+919845012345",
                     *         "country_id": "IN",
                     *         "zone_id": "IN-KA"
                     *       },
                     *       "registered_at": "2026-10-02T08:30:00.000Z",
                     *       "avoid": [
                     *         "peanuts"
                     *       ],
                     *       "addresses": [
                     *         {
                     *           "address_id": "7",
                     *           "firstname": "Meera",
                     *           "lastname": "Sen",
                     *           "telephone": "+919845012345",
                     *           "address_1": "12 Cubbon Road",
                     *           "address_2": "",
                     *           "city": "Bengaluru",
                     *           "postcode": "560001",
                     *           "country_id": "IN",
                     *           "country": "India",
                     *           "zone_id": "IN-KA",
                     *           "zone": "Karnataka",
                     *           "default": true
                     *         }
                     *       ],
                     *       "cart": [
                     *         {
                     *           "product_id": "41",
                     *           "quantity": 2,
                     *           "options": "{\"12\":\"34\"}"
                     *         }
                     *       ],
                     *       "saved": [],
                     *       "wishlist": [
                     *         "41"
                     *       ],
                     *       "recently_viewed": [
                     *         "41"
                     *       ],
                     *       "coupon": "TREK10",
                     *       "passkeys": [
                     *         {
                     *           "passkey_id": "2",
                     *           "name": "Phone",
                     *           "created_at": "2026-10-02T08:30:00.000Z",
                     *           "last_used_at": "2026-10-04T08:30:00.000Z"
                     *         }
                     *       ],
                     *       "second_factor_since": "2026-10-02T08:30:00.000Z",
                     *       "messages": [
                     *         {
                     *           "name": "Meera Sen",
                     *           "email": "meera@example.com",
                     *           "order_number": "RR-7K3QF-9XWMB",
                     *           "message": "Can the rice come before noon?",
                     *           "sent_at": "2026-10-03T08:30:00.000Z"
                     *         }
                     *       ],
                     *       "sessions": [
                     *         {
                     *           "started_at": "2026-10-02T08:30:00.000Z",
                     *           "last_used_at": "2026-10-05T08:30:00.000Z",
                     *           "browser": "Firefox",
                     *           "system": "Windows"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OwnerProofForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your account was deleted.",
                     *       "api_token": "2f6c1c0e9d8b4a7f9e3d5c7b1a2f4e6d"
                     *     }
                     */
                    "application/json": components["schemas"]["SignOutAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions; only `error` if not signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "session_id": "12",
                     *           "browser": "Firefox",
                     *           "system": "Windows",
                     *           "started_at": "2026-10-02T08:30:00.000Z",
                     *           "last_used_at": "2026-10-05T08:30:00.000Z",
                     *           "is_current": true
                     *         },
                     *         {
                     *           "session_id": "9",
                     *           "browser": "Safari",
                     *           "system": "iPhone",
                     *           "started_at": "2026-09-20T17:05:00.000Z",
                     *           "last_used_at": "2026-10-04T06:10:00.000Z",
                     *           "is_current": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSessionList"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_id": "9"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SessionKeyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Signed out of that browser."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["EmptyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Signed out of all other browsers."
                     *     }
                     */
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkeys; only `error` if not signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkeys": [
                     *         {
                     *           "passkey_id": "2",
                     *           "name": "Phone",
                     *           "created_at": "2026-10-02T08:30:00.000Z",
                     *           "last_used_at": "2026-10-04T08:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPasskeyRegistrationOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OwnerProofForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "options": {
                     *         "challenge": "3q2-7w",
                     *         "rp": {
                     *           "name": "Ridge & Root",
                     *           "id": "localhost"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    registerPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": "{\"id\":\"hG3_kQ\",\"rawId\":\"hG3_kQ\",\"type\":\"public-key\",\"response\":{},\"clientExtensionResults\":{}}",
                 *       "name": "Phone"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Passkey added."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPasskeyLoginOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["EmptyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "options": {
                     *         "challenge": "3q2-7w",
                     *         "rpId": "localhost"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": "{\"id\":\"hG3_kQ\",\"rawId\":\"hG3_kQ\",\"type\":\"public-key\",\"response\":{},\"clientExtensionResults\":{}}"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyLoginForm"];
            };
        };
        responses: {
            /** @description Customer, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "api_token": "9e3d5c7b1a2f4e6d2f6c1c0e9d8b4a7f",
                     *       "customer": {
                     *         "customer_id": "3",
                     *         "firstname": "Meera",
                     *         "lastname": "Sen",
                     *         "email": "meera@example.com"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey_id": "2",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyKeyForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Passkey removed."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two-factor state; only `error` if not signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_on": true,
                     *       "since": "2026-10-02T08:30:00.000Z",
                     *       "recovery_codes_left": 9
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OwnerProofForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "secret": "otpauth://totp/Ridge%20%26%20Root:meera%40example.com?issuer=Ridge%20%26%20Root&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
                     *       "recovery_codes": [
                     *         "7K3Q-F9XW-MB2H-PNRT",
                     *         "4DZJ-6WQY-8KCA-LV5S"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorSecrets"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SecondFactorForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Two-step verification is on."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OwnerProofForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Two-step verification is off."
                     *     }
                     */
                    "application/json": components["schemas"]["FormOutcome"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OwnerProofForm"];
            };
        };
        responses: {
            /** @description Success, or an error */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "recovery_codes": [
                     *         "7K3Q-F9XW-MB2H-PNRT",
                     *         "4DZJ-6WQY-8KCA-LV5S"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorSecrets"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
