// Written by `npm run generate` from contract/openapi.yaml. Do not edit.
export interface paths {
    "/common/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The main menu, in the order shown */
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
        /** One more token for the session named by the cookie, or a new session */
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
        /** Settings of the shop; a missing key reads as an empty text */
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
        /** Selectable currencies and the one in use */
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
        /** Choose the currency of this session */
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
        /** All countries by their names in the language, sorted by them */
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
        /** One country with its zones */
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
        /** Lines and totals of the session's cart */
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
        /** Totals of the session's cart, in the order shown */
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
        /** Put a product into the cart, or raise the quantity of the same line */
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
        /** Take a line out of the cart */
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
        /** Put a line back that was removed within the last hour */
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
        /** Move a cart line to what is saved for later */
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
        /** What the session saved for later */
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
        /** Move a saved line into the cart */
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
        /** Take a line out of what is saved for later */
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
        /** Apply a coupon code to the cart; any text is accepted for checking */
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
        /** Take the coupon off the cart */
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
        /** Put a product on the wishlist */
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
        /** Take a product off the wishlist */
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
        /** Whether this session is a signed-in customer's; spelled so on the wire */
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
         * Sign in; merges the guest's cart and wishlist
         * @description Opens a new session, with a new cookie and a new token; the session of the token sent ends. Without a valid token there is nothing to merge, so that a sign-in whose answer was lost can be repeated. A customer with a second factor is answered with `second_factor` first, and sends the same form once more with a `code`.
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
         * Sign out; a write although it is a GET
         * @description A customer's session ends and a visitor's begins, with a new cookie and an empty cart. A visitor's session goes on, so that signing out twice loses nothing.
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
        /** Which fields the registration shows */
        get: operations["getRegistrationFields"];
        put?: never;
        /**
         * Open a customer account
         * @description The account exists from the moment the mailed link is opened. For a known address the answer is the same, and the owner gets an email that says so.
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
        /** What the page after a registration says */
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
        /** Confirm an e-mail address by the code that was sent to it */
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
        /** Send the confirmation again; the answer does not reveal whether the address is known */
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
         * Ask for a reset link by e-mail, or set a new password with the code of such a link
         * @description Without `code` a link is mailed if the address is known; the answer does not reveal whether it is. With `code` the password is set, and the customer is signed out everywhere.
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
        /** Products that match a term or stand in a collection, best first; a read although it is a POST */
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
        /** What a term that is being typed may be meant for */
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
        /** One product, named by its handle or its id */
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
        /** Products like this one, closest first */
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
        /** Products this session looked at before, latest first; notes that this one was looked at */
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
        /** Up to 12 products that are bought and liked most */
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
        /** Reviews of one product, latest first, 20 a page */
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
        /** Reviews of one product, or of all where no id is given, latest first */
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
        /** Ask for one email when a sold-out product is back */
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
        /** Give up all such requests of an address, by the code of an email to it */
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
        /** Review a product */
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
        /** The 100 reviews that have waited longest for approval, for support staff alone (`Authorization` header or cookie) */
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
        /** Show and count a review that waits for approval, for support staff alone */
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
        /** Delete a review that waits for approval, for support staff alone */
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
        /** A recording that a shopper sent, for support staff alone (`Authorization` header or cookie) */
        get: operations["getRecording"];
        put?: never;
        /** Send a recording of what the shop did to support; it is kept for 30 days */
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
        /** Count how soon a page was seen and answered; refused unless the shop collects it */
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
        /** How orders reach a place, with the slots of the coming days */
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
        /** How orders can be paid */
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
        /** What an order of the session's cart would be, without placing it; a repeat is worked out anew */
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
        /** Place an order of the session's cart as it was reviewed; it empties the cart */
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
        /** Pay an order whose payment failed once more, in the same or another way */
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
        /** Opens the payment page of the provider, or returns the open one */
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
        /** Asks the provider for the state of the payment, such as on return from its page */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/test/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The test provider's word on a payment; told again it changes nothing */
        post: operations["notifyTestPayment"];
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
        /** One order, a customer's own or a guest's by its secret */
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
        /** The customer's orders, latest first */
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
        /** Cancel an order that is not dispatched yet */
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
        /** Put what an order had into the cart, as far as it can still be had */
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
        /** Interface texts of one language; a file of the app, relative to its own root, without a token */
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
        /** Collections that hold products, in the order shown */
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
        /** What the home page shows beside products */
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
        /** One information page by its handle */
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
        /** Send the shop a message by mail */
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
        /** Posts of the blog, latest first, and the tags to narrow them by */
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
        /** One post of the blog by its handle */
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
        /** Sign out in every browser, this one included */
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
        /** The signed-in customer's own data */
        get: operations["getProfile"];
        put?: never;
        /** Change name, telephone number, country and region */
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
        /** The customer's addresses, the default one first */
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
        /** Add an address, or change the one of that id; the first becomes the default */
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
        /** Remove an address; the oldest other one becomes the default in its place */
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
        /** Make an address the default one */
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
        /** Allergens that the customer wants to be warned of */
        get: operations["getAvoidList"];
        put?: never;
        /** Set the allergens that the customer wants to be warned of */
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
        /** Everything that is kept about the customer */
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
        /** Erase the customer and sign out everywhere; by password or by passkey */
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
        /** Where the customer is signed in, latest used first */
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
        /** Sign out in one other browser */
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
        /** Sign out in every browser but this one */
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
        /** The customer's passkeys, oldest first */
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
        /** What the browser needs to make a passkey; good for five minutes. By password or by passkey */
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
        /** Keep the passkey that the browser made */
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
        /** What the browser needs to sign in by a passkey; good for five minutes and one try */
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
        /** Sign in by a passkey, otherwise as `login` */
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
        /** Remove a passkey; by password or by passkey */
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
        /** Whether signing in by password takes a code besides */
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
         * A new secret for an authenticator app, which counts once it is confirmed. By password or by passkey
         * @description The answer is stored nowhere, so that a repeated request makes another secret in place of the first. It must be confirmed within an hour.
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
        /** Switch the second factor on, by a code that shows that the app has the secret */
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
        /** Switch the second factor off; by password or by passkey */
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
         * New recovery codes in place of the earlier ones; by password or by passkey
         * @description The answer is stored nowhere, so that a repeated request makes others.
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
            /** @description Readable reason in the language asked for */
            error: string;
            /** @description Of our fault (500) alone - what the shop's log calls it */
            reference?: string;
        };
        /** @description Answer of a write that returns no data. `error` is present exactly on failure */
        Outcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            success?: string;
            /** @description Text for the shopper */
            error?: string;
            /** @description Seconds to wait where there were too many tries */
            retry_after?: number;
        };
        /** @description Answer of a form; `error` maps field names to texts, or is one text for the whole form */
        FormOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            success?: string;
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait where there were too many tries */
            retry_after?: number;
        };
        /** @description As `FormOutcome`; a new password is answered with the passkeys and the second factor that it leaves */
        ResetOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            success?: string;
            /** @description What can still sign in, oldest first; to be removed by who does not know them */
            passkeys?: components["schemas"]["Passkey"][];
            /**
             * Format: date-time
             * @description Since when the password takes a code besides; without it none is asked for
             */
            second_factor_since?: string;
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait where there were too many tries */
            retry_after?: number;
        };
        /** @description A form without fields */
        EmptyForm: Record<string, never>;
        MenuAnswer: {
            /** @description Items in the order shown */
            menu: components["schemas"]["MenuItem"][];
        };
        MenuItem: {
            /** @description Key in the language file; shown itself where that has no such key */
            title: string;
            /**
             * @description What a click does; `link` without it
             * @enum {string}
             */
            type?: "sub" | "link" | "extLink" | "extTabLink";
            /** @description For `link`: leads to `/{handle}` */
            handle?: string;
            /** @description For `link` without `handle`: leads to `/{path}`; for the external types: the whole URL */
            path?: string;
            /** @description Whether a badge shows */
            badge?: boolean;
            /** @description Text of the badge */
            badgeText?: string;
            /** @description Lower items, three levels at the most */
            children?: components["schemas"]["MenuItem"][];
            /** @description Whether the children show in columns */
            megaMenu?: boolean;
            /** @description Whether a `sub` item starts open */
            active?: boolean;
            /** @description Class of the submenu that sets its column count */
            column?: string;
        };
        ApiTokenAnswer: {
            /** @description The token, 128 random bits or more */
            api_token?: string;
        };
        /** @description Free keys; those the storefront reads are named. All texts are in the language asked for. An `error`, whatever it is, makes the whole answer count as empty */
        Config: {
            /** @description Title of the site */
            meta_title?: string;
            /** @description Description of the site */
            meta_description?: string;
            /** @description Keywords of the site, separated by commas */
            meta_keyword?: string;
            /** @description 1, '1' or true shows ratings */
            review_status?: unknown;
            /** @description 1, '1' or true shows the quick-view control */
            quickview_status?: unknown;
            /** @description Address at the mailing-list provider that the newsletter form posts to; without it there is no form */
            newsletter_action?: string;
            /** @description Name of the store */
            store_name?: string;
            store_logo?: components["schemas"]["Picture"];
            /** @description Telephone number, international form */
            store_phone?: string;
            /** @description Mail address of the store */
            store_email?: string;
            /** @description Postal address as HTML */
            store_address?: string;
            /** @description Address of the shop at Facebook */
            social_facebook?: string;
            /** @description Address of the shop at Instagram */
            social_instagram?: string;
            /** @description Address of the shop at YouTube */
            social_youtube?: string;
            footer?: components["schemas"]["Footer"];
        } & {
            [key: string]: unknown;
        };
        /** @description What the foot of every page says; without it the storefront has words of its own */
        Footer: {
            /** @description How the shop began; empty for nothing */
            about_text: string;
            /** @description Path of the whole story; empty for none */
            about_link: string;
            /** @description Beside the ways to reach the shop */
            chat_text: string;
            /** @description Who designed the shop */
            credit: string;
            /** @description In the order shown; none for no strip */
            services: components["schemas"]["FooterService"][];
            /** @description In the order shown; none for no section */
            links: components["schemas"]["FooterLink"][];
        };
        /** @description A promise that holds for every order */
        FooterService: {
            /**
             * @description Chooses its drawing
             * @enum {string}
             */
            name: "shipping" | "support" | "checkout";
            /** @description In a few words, such as Free shipping */
            title: string;
            /** @description Below the title; may be empty */
            text: string;
        };
        FooterLink: {
            /** @description Text of the link */
            title: string;
            /** @description Path in the shop, or a whole address outside of it */
            path: string;
        };
        Currency: {
            /** @description ISO 4217 code */
            code: string;
            /** @description Sign before the amount */
            symbol: string;
            /** @description Units of this currency for one rupee */
            value: number;
            /** @description Number of decimal places shown */
            decimal: number;
        };
        CurrencyAnswer: {
            /** @description In the order shown */
            currencies: components["schemas"]["Currency"][];
            /** @description Code of the one in use; it may also be that currency itself */
            currency: string | components["schemas"]["Currency"];
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
            /** @description Country code, hyphen, code of the zone */
            zone_id: string;
            /** @description Name of the zone */
            name: string;
        };
        CountryWithZones: {
            /** @description ISO 3166-1 alpha-2 code */
            country_id?: string;
            /** @description English name */
            name?: string;
            /** @description Sorted by name; empty where addresses have none */
            zone: components["schemas"]["Zone"][];
            /**
             * @description What the zones are called there
             * @enum {string}
             */
            zone_kind?: "region" | "state" | "province" | "county" | "emirate" | "prefecture" | "district";
            /** @description Whether an address needs one */
            zone_required?: boolean;
            postcode?: components["schemas"]["PostcodeDemand"];
            /** @description As addresses there are written, after the street */
            place_order?: ("city" | "postcode" | "zone")[];
        };
        /**
         * @description Whether an address of the country has a postcode
         * @enum {string}
         */
        PostcodeDemand: "required" | "optional" | "none";
        /** @description One picture in several widths and formats */
        Picture: {
            /** @description Address with the placeholders {width} and {format} */
            url: string;
            /** @description Widths it exists in, pixels, ascending */
            widths: number[];
            /** @description Formats it exists in, smallest first; the last is understood everywhere */
            formats: string[];
            /** @description Width part of its aspect ratio */
            width: number;
            /** @description Height part of its aspect ratio */
            height: number;
            /** @description What it shows */
            alt: string;
            /** @description Average colour as #rrggbb, shown while it loads */
            color: string;
        };
        /** @description Rupees; or a text that the server has formatted, shown as it is and empty where it is not known */
        Amount: number | string;
        /** @description Price of a reference amount, special price and default options taken into account */
        UnitPrice: {
            /** @description Rupees */
            price: number;
            /** @description Reference amount in `measure` */
            per: number;
            /**
             * @description Unit of the reference amount
             * @enum {string}
             */
            measure: "kg" | "g" | "l" | "ml" | "piece";
            /** @description What one sold unit contains, in `measure` */
            content?: number;
        };
        OptionValue: {
            /** @description Id sent when chosen */
            product_option_value_id: string;
            /**
             * @description Name of the choice
             * @default
             */
            name: string;
            /**
             * @description Added to the price
             * @default 0
             */
            price: components["schemas"]["Amount"];
            /**
             * @description Whether the card counts it as chosen
             * @default false
             */
            isdefault: boolean;
            picture?: components["schemas"]["Picture"];
        };
        ProductOption: {
            /** @description Id used as the form key */
            product_option_id: string;
            /**
             * @description Label
             * @default
             */
            name: string;
            /**
             * @description Kind of field
             * @enum {string}
             */
            type: "select" | "radio" | "checkbox" | "image" | "text";
            /**
             * @description Whether a value must be given
             * @default false
             */
            required: boolean;
            /**
             * @description Preselected value id, or preset text; empty for none
             * @default
             */
            value: string;
            /** @description Choices in the order shown; empty for text */
            product_option_value: components["schemas"]["OptionValue"][];
        };
        ProductCard: {
            /**
             * @description Id
             * @default
             */
            product_id: string;
            /**
             * @description Address part: /shop/{handle}
             * @default
             */
            handle: string;
            /**
             * @description Name
             * @default
             */
            name: string;
            /**
             * @description URL of the picture
             * @default
             */
            thumb: string;
            /**
             * @description Without options
             * @default
             */
            price: components["schemas"]["Amount"];
            /**
             * @description Sale price without options; 0 for none
             * @default 0
             */
            special: components["schemas"]["Amount"];
            /**
             * @description Smallest quantity that can be ordered
             * @default 1
             */
            minimum: number;
            /**
             * @description Mean of the reviews, 0 (none) to 5
             * @default 0
             */
            rating: number;
            /** @description Number of reviews */
            review_count?: number;
            /** @description Units that can be bought; 0 where fewer than the minimum are left */
            stock?: number;
            /** @description In the order shown */
            options: components["schemas"]["ProductOption"][];
            unit_price?: components["schemas"]["UnitPrice"];
            picture?: components["schemas"]["Picture"];
        };
        ProductList: {
            /** @description Cards in order */
            products: components["schemas"]["ProductCard"][];
        };
        /** @description Per 100 g or 100 ml, what the label states of it */
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
             * @description Measure of the 100; absent where not known
             * @enum {string}
             */
            per?: "g" | "ml";
            /** @description Whether amounts are shown as the label has them, as in India; rounded by the EU's rules without it */
            as_on_label?: boolean;
        };
        CollectionLink: {
            /** @description Address part: /shop/collection/{handle} */
            handle: string;
            /** @description Name */
            name: string;
        };
        /** @description Everything a product page shows. Only `error` is set where the product does not exist */
        Product: {
            /** @description Why there is no product */
            error?: string;
            /** @description Id */
            product_id?: string;
            /** @description Address part: /shop/{handle} */
            handle?: string;
            /** @description Name */
            name?: string;
            /** @description Without options */
            price?: components["schemas"]["Amount"];
            /** @description Sale price without options; 0 for none */
            special?: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When the sale price ends; absent without an end
             */
            special_until?: string;
            /** @description Smallest quantity that can be ordered */
            minimum?: number;
            /** @description Mean of the reviews, 0 (none) to 5 */
            rating?: number;
            /** @description Number of reviews */
            review_count?: number;
            /** @description Units available */
            stock?: number;
            /** @description Cleaned HTML */
            description?: string;
            /** @description URLs of its pictures in order */
            images?: string[];
            /** @description The same pictures in several sizes */
            pictures?: components["schemas"]["Picture"][];
            /** @description In the order shown */
            options?: components["schemas"]["ProductOption"][];
            unit_price?: components["schemas"]["UnitPrice"];
            /** @description Cleaned HTML, allergens in <strong> */
            ingredients?: string;
            nutrition?: components["schemas"]["Nutrition"];
            /** @description Of the 14 of EU regulation 1169/2011; null where nobody has stated them */
            allergens?: components["schemas"]["Allergen"][] | null;
            /** @description Of the 14, as traces */
            may_contain?: components["schemas"]["Allergen"][];
            /** @description Names of nuts and cereals; empty for none */
            allergen_names?: string;
            /** @description Diet marks */
            marks?: components["schemas"]["DietMark"][];
            collection?: components["schemas"]["CollectionLink"];
            /** @description Brand; empty for none */
            brand?: string;
            /** @description Title of the page; empty for the name */
            meta_title?: string;
            /** @description Description of the page */
            meta_description?: string;
            /** @description Keywords, separated by commas */
            meta_keyword?: string;
        };
        SearchForm: {
            /** @description Term; empty or absent for all products */
            search?: string;
            /**
             * @description Page number, from 1
             * @default 1
             */
            page: number;
            /** @description Id of the product that the page begins behind, whatever its number; without a term */
            after?: string;
            /** @description Id of the product that the page ends before, whatever its number; without a term */
            before?: string;
            /**
             * @description Products on a page
             * @default 24
             */
            limit: number;
            /**
             * @description Order; relevance without a term is the shop's own order
             * @default relevance
             * @enum {string}
             */
            sort: "relevance" | "newest" | "price_asc" | "price_desc" | "rating" | "name";
            /** @description Handle of a collection, or a list of handles for products of any of them */
            category?: string | string[];
            /** @description Least price in rupees, the sale price where there is one, without choices */
            price_min?: number;
            /** @description Highest price in rupees */
            price_max?: number;
            /** @description Only products with all of these diet marks */
            mark?: components["schemas"]["DietMark"][];
            /** @description Only products free from all of these allergens; such as may contain them, or do not say what they contain, are left out */
            without?: components["schemas"]["Allergen"][];
            /**
             * @description 1: only what is in stock
             * @enum {integer}
             */
            in_stock?: 0 | 1;
            /** @description Only products with this rating or a better one */
            rating?: number;
        };
        /**
         * @description A diet that a product suits
         * @enum {string}
         */
        DietMark: "vegetarian" | "vegan" | "organic";
        /**
         * @description Of the 14 of EU regulation 1169/2011
         * @enum {string}
         */
        Allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        SearchAnswer: {
            /** @description Best first */
            products: components["schemas"]["ProductCard"][];
            /** @description Matches on all pages, counted to 10,000; 10,001 stands for more */
            total: number;
            /** @description Matches without any filter, counted as the total */
            found?: number;
            /** @description Page number */
            page?: number;
            /** @description Products on a page */
            limit?: number;
            /** @description The term searched for, typing errors mended */
            term?: string;
            /**
             * @default {
             *       "categories": []
             *     }
             */
            facets: components["schemas"]["Facets"];
        };
        Facets: {
            /** @description Collections with matches, most first; counts are given the other filters and end as the total does */
            categories: components["schemas"]["CategoryFacet"][];
            /** @description Lowest and highest price in rupees, given the other filters; absent without matches */
            price?: {
                /** @description Lowest */
                min: number;
                /** @description Highest */
                max: number;
            };
            /** @description Diet marks that any match has; counts are given all filters */
            marks?: {
                value: components["schemas"]["DietMark"];
                /** @description Matches that have it */
                count: number;
            }[];
            /** @description Allergens that any match contains; counts are given all filters */
            without?: {
                value: components["schemas"]["Allergen"];
                /** @description Matches known to be free from it */
                count: number;
            }[];
            /** @description Matches in stock given the other filters */
            in_stock?: number;
            /** @description Least ratings, best first; counts are given the other filters */
            ratings?: {
                /** @description Least rating */
                value: number;
                /** @description Matches with this rating or a better one */
                count: number;
            }[];
        };
        SuggestAnswer: {
            /** @description The term searched for, typing errors mended */
            term: string;
            /** @description Best first */
            products: components["schemas"]["ProductCard"][];
            /** @description Those whose name matches, then those with the most of the first thousand matches */
            collections: components["schemas"]["CategoryFacet"][];
        };
        CategoryFacet: {
            /** @description Value of the filter */
            handle: string;
            /** @description Name */
            name: string;
            /** @description Matches in it */
            count: number;
        };
        CartOption: {
            /**
             * @description Name of the option
             * @default
             */
            name: string;
            /**
             * @description Name of the chosen value or the text given
             * @default
             */
            value: string;
        };
        CartItem: {
            /**
             * @description Id of the line; `key` of edit and remove
             * @default
             */
            cart_item_id: string;
            /** @description Id of the product */
            product_id?: string;
            /**
             * @description Address part: /shop/{handle}
             * @default
             */
            handle: string;
            /**
             * @description URL of the picture
             * @default
             */
            image: string;
            /**
             * @description Name
             * @default
             */
            name: string;
            /** @description Chosen options */
            option: components["schemas"]["CartOption"][];
            /**
             * @description Units
             * @default 1
             */
            quantity: number;
            /**
             * @description For one, options included
             * @default
             */
            price: components["schemas"]["Amount"];
            /**
             * @description Sale price for one, options included; 0 for none
             * @default 0
             */
            special: components["schemas"]["Amount"];
            /**
             * @description Of the line
             * @default
             */
            total: components["schemas"]["Amount"];
            /** @description Rupees paid for one, options included, at the last add of the line or edit of its quantity: an edit, also to the same number, accepts a changed price; absent where it is not known */
            added_price?: number;
            /** @description Units that this line can have: the product's stock less what other lines of the cart hold; 0 where that is less than its minimum */
            available?: number;
            /** @description Those of the 14 of EU regulation 1169/2011 that it contains; null where nobody has stated them */
            allergens?: components["schemas"]["Allergen"][] | null;
            /** @description Of the 14, as traces */
            may_contain?: components["schemas"]["Allergen"][];
            unit_price?: components["schemas"]["UnitPrice"];
            picture?: components["schemas"]["Picture"];
        };
        TotalLine: {
            /**
             * @description `total` is the sum to pay
             * @default
             */
            code: string;
            /** @description Label in the language asked for */
            title?: string;
            /**
             * @description Amount, formatted in the session's currency or in that of the order
             * @default
             */
            text: string;
        };
        Cart: {
            /** @description Oldest line first */
            products: components["schemas"]["CartItem"][];
            /**
             * @description In the order shown
             * @default []
             */
            totals: components["schemas"]["TotalLine"][];
        };
        CartAddForm: {
            /** @description Id of the product */
            product_id: string;
            /** @description Units to add */
            quantity: number;
            /** @description Chosen values by option id (`option[12]=34`, `option[12][]=34`), or one field holding that object as JSON */
            option?: string | {
                [key: string]: string | string[];
            };
        };
        CartAddAnswer: {
            /** @description '1' on success */
            status?: string;
            /** @description Units in the whole cart after the add */
            count?: number;
            /** @description Text, or an object whose key `option` maps option ids to texts */
            error?: string | {
                /** @description Text by option id */
                option?: {
                    [key: string]: string;
                };
            };
        };
        CartEditForm: {
            /** @description cart_item_id of the line */
            key: string;
            /** @description New number of units */
            quantity: number;
        };
        CartRemoveForm: {
            /** @description cart_item_id of the line */
            key: string;
        };
        CartKeyForm: {
            /** @description cart_item_id of the line, which stays the same wherever the line is */
            key: string;
        };
        SavedLines: {
            /** @description Latest first */
            products: components["schemas"]["CartItem"][];
        };
        CouponForm: {
            /** @description The code as typed, may be empty */
            coupon?: string;
        };
        Wishlist: {
            /** @description Latest first */
            products: components["schemas"]["WishlistItem"][];
        };
        WishlistItem: {
            /** @description Id of the product */
            product_id: string;
            /** @description The product as lists show it, so that one call fills the page */
            product?: components["schemas"]["ProductCard"];
        };
        WishlistForm: {
            /** @description Id of the product */
            product_id: string;
        };
        WishlistOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            error?: string;
            /** @description Where to go instead; takes precedence */
            redirect?: string;
        };
        LoginStatus: {
            /** @description Whether a customer is signed in */
            logged?: boolean;
        };
        LoginForm: {
            /** @description Mail address */
            email: string;
            /** @description Password */
            password: string;
            /** @description Code of the second factor, or a recovery code, where the customer has switched one on */
            code?: string;
        };
        Customer: {
            /** @description Id */
            customer_id: string;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Mail address */
            email: string;
        };
        LoginAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Replaces the token in use */
            api_token?: string;
            customer?: components["schemas"]["Customer"];
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait where there were too many tries */
            retry_after?: number;
            /** @description Whether the address must be confirmed first */
            unverified?: boolean;
            /** @description Whether the password is right, and a code must come with it */
            second_factor?: boolean;
        };
        RegistrationFields: {
            /** @description In the order shown */
            fields?: components["schemas"]["RegistrationField"][];
        };
        RegistrationField: {
            /** @description Field name of the registration form */
            name: string;
            /** @description Whether it must be filled */
            required: boolean;
        };
        RegistrationForm: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Mail address */
            email: string;
            /** @description Telephone number */
            telephone: string;
            /** @description ISO 3166-1 alpha-2 code; may be empty */
            country_id?: string;
            /** @description Id of the zone; may be empty */
            zone_id?: string;
            /** @description Password */
            password: string;
        };
        VerifyForm: {
            /** @description Code of the mailed link */
            code: string;
            /** @description The one that was registered with; needed in another session than that which registered */
            password?: string;
        };
        /** @description Answer of a confirmation. `error` is present exactly on failure */
        VerifyOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            success?: string;
            /** @description Text for the shopper */
            error?: string;
            /** @description Seconds after which it may be tried again */
            retry_after?: number;
            /** @description Whether `password` is missing or wrong; the code is not used up then */
            password_needed?: boolean;
        };
        StockAlertForm: {
            /** @description Id of the product */
            product_id: string;
            /** @description Mail address; without it a customer's own */
            email?: string;
        };
        EmailForm: {
            /** @description Mail address */
            email: string;
        };
        ResetForm: {
            /** @description Mail address, to ask for a link */
            email?: string;
            /** @description Code of the mailed link */
            code?: string;
            /** @description New password, with the code */
            password?: string;
        };
        SignOutAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            success?: string;
            /** @description Names the visitor's session that begins */
            api_token?: string;
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait where there were too many tries */
            retry_after?: number;
        };
        Profile: {
            /** @description Id */
            customer_id: string;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Mail address */
            email: string;
            /** @description Telephone number */
            telephone: string;
            /** @description ISO 3166-1 alpha-2 code; empty where not given */
            country_id: string;
            /** @description Id of the zone; empty where not given */
            zone_id: string;
        };
        ProfileAnswer: {
            customer?: components["schemas"]["Profile"];
            /** @description Text for the shopper */
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
            /** @description Id of the zone; may be empty */
            zone_id?: string;
        };
        PasswordForm: {
            /** @description The password in use */
            old_password: string;
            /** @description The new one */
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
            /** @description Further line; may be empty */
            address_2: string;
            /** @description City */
            city: string;
            /** @description Postcode; empty where the country has none */
            postcode: string;
            /** @description ISO 3166-1 alpha-2 code */
            country_id: string;
            /** @description English name of the country */
            country: string;
            /** @description Id of the zone; empty where the country has none */
            zone_id: string;
            /** @description Name of the zone */
            zone: string;
            /** @description Whether it is the default one */
            default: boolean;
        };
        AddressList: {
            /** @description The default one first */
            addresses?: components["schemas"]["Address"][];
            /** @description Text for the shopper */
            error?: string;
        };
        AddressForm: {
            /** @description Id of the one to change; absent or empty to add one */
            address_id?: string;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Telephone number; may be empty */
            telephone?: string;
            /** @description Street and number */
            address_1: string;
            /** @description Further line; may be empty */
            address_2?: string;
            /** @description City */
            city: string;
            /** @description Postcode */
            postcode: string;
            /** @description ISO 3166-1 alpha-2 code */
            country_id: string;
            /** @description Id of the zone, where the country has zones */
            zone_id?: string;
        };
        AddressKeyForm: {
            /** @description Id */
            address_id: string;
        };
        AddressOutcome: {
            /** @description 1 on success */
            status?: number;
            /** @description Text for the shopper */
            success?: string;
            /** @description Id of the address */
            address_id?: string;
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        AvoidAnswer: {
            /** @description Of the 14 of EU regulation 1169/2011 */
            avoid?: components["schemas"]["Allergen"][];
            /** @description Text for the shopper */
            error?: string;
        };
        AvoidForm: {
            /** @description None where absent */
            avoid?: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[];
        };
        ExportedLine: {
            /** @description Id of the product */
            product_id: string;
            /** @description Units */
            quantity: number;
            /** @description Chosen values by option id as JSON */
            options: string;
        };
        ExportedSession: {
            /**
             * Format: date-time
             * @description When it began
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it was last used
             */
            last_used_at: string;
            /** @description Name of the browser; may be empty */
            browser: string;
            /** @description What it runs on; may be empty */
            system: string;
        };
        AccountExport: {
            /**
             * Format: date-time
             * @description When it was made
             */
            exported_at?: string;
            customer?: components["schemas"]["Profile"];
            /**
             * Format: date-time
             * @description When the address was confirmed
             */
            registered_at?: string;
            /** @description Allergens */
            avoid?: string[];
            /** @description Addresses */
            addresses?: components["schemas"]["Address"][];
            /** @description Lines of the cart */
            cart?: components["schemas"]["ExportedLine"][];
            /** @description Lines saved for later */
            saved?: components["schemas"]["ExportedLine"][];
            /** @description Orders, latest first */
            orders?: components["schemas"]["Order"][];
            /** @description Ids of products */
            wishlist?: string[];
            /** @description Ids of products */
            recently_viewed?: string[];
            /** @description Code of the coupon that is applied; empty for none */
            coupon?: string;
            /** @description Passkeys */
            passkeys?: components["schemas"]["Passkey"][];
            /** @description When a second factor was switched on, UTC; empty for none */
            second_factor_since?: string;
            /** @description Sold-out products that an email is wanted about */
            stock_alerts?: {
                /** @description The product's address part */
                handle: string;
                /**
                 * Format: date-time
                 * @description Since when
                 */
                asked_at: string;
            }[];
            /** @description Messages to the shop by its contact form, oldest first */
            messages?: {
                /** @description Who writes */
                name: string;
                /** @description Where the answer goes */
                email: string;
                /** @description Order it is about; empty for none */
                order_number: string;
                /** @description Text of several lines */
                message: string;
                /**
                 * Format: date-time
                 * @description When it came
                 */
                sent_at: string;
            }[];
            /** @description Browsers that are signed in */
            sessions?: components["schemas"]["ExportedSession"][];
            /** @description Text for the shopper */
            error?: string;
        };
        RecordingForm: {
            /** @description The recording file, redacted by the storefront: JSON as docs/support.md describes it */
            recording: string;
        };
        VitalsForm: {
            /**
             * @description Kind of the page that was opened
             * @enum {string}
             */
            kind: "home" | "list" | "search" | "product" | "cart" | "checkout" | "other";
            /** @description Largest contentful paint, milliseconds */
            lcp?: number;
            /** @description Interaction to next paint, milliseconds; absent without a press */
            inp?: number;
            /** @description Cumulative layout shift, thousandths */
            cls?: number;
        };
        RecordingOutcome: {
            /** @description 1 when it is kept */
            status?: number;
            /** @description What support finds it by */
            code?: string;
            /** @description Text for the shopper */
            error?: string;
            /** @description Seconds to wait before trying again, after too many tries */
            retry_after?: number;
        };
        RecordingAnswer: {
            /** @description 1 when there is one */
            status?: number;
            /** @description The file as it was sent */
            recording?: string;
            /**
             * Format: date-time
             * @description When it was sent
             */
            sent?: string;
            /** @description Why there is none */
            error?: string;
            /** @description Seconds to wait before trying again, after too many tries */
            retry_after?: number;
        };
        /** @description What shows that a customer asks in person, and not somebody else who has the session */
        OwnerProofForm: {
            /** @description The password; or else `credential` */
            password?: string;
            /** @description A passkey, as for `loginWithPasskey` */
            credential?: string;
        };
        OwnSession: {
            /** @description Id */
            session_id: string;
            /** @description Name of the browser; empty where it is not known */
            browser: string;
            /** @description What it runs on, such as iPhone; empty where it is not known */
            system: string;
            /**
             * Format: date-time
             * @description When the customer signed in
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it was last used, to a few minutes
             */
            last_used_at: string;
            /** @description Whether it is the one that asks */
            is_current: boolean;
        };
        OwnSessionList: {
            /** @description Latest used first */
            sessions?: components["schemas"]["OwnSession"][];
            /** @description Text for the shopper */
            error?: string;
        };
        SessionKeyForm: {
            /** @description Id */
            session_id: string;
        };
        Passkey: {
            /** @description Id */
            passkey_id: string;
            /** @description Name the customer gave it */
            name: string;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /** @description When it was last used, UTC; empty for never */
            last_used_at: string;
        };
        PasskeyList: {
            /** @description Oldest first */
            passkeys?: components["schemas"]["Passkey"][];
            /** @description Text for the shopper */
            error?: string;
        };
        PasskeyOptions: {
            /** @description 1 on success */
            status?: number;
            /** @description Options of the Web Authentication interface as JSON */
            options?: {
                [key: string]: unknown;
            };
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait where there were too many tries */
            retry_after?: number;
        };
        PasskeyForm: {
            /** @description What the browser made, as JSON */
            credential: string;
            /** @description Name for the list of passkeys */
            name?: string;
        };
        PasskeyLoginForm: {
            /** @description What the authenticator signed, as JSON */
            credential: string;
        };
        PasskeyKeyForm: {
            /** @description Id */
            passkey_id: string;
            /** @description The password; or else `credential` */
            password?: string;
            /** @description A passkey, as for `loginWithPasskey` */
            credential?: string;
        };
        SecondFactor: {
            /** @description Whether a sign-in by password takes a code */
            is_on?: boolean;
            /** @description When it was switched on, UTC; empty where it is off */
            since?: string;
            /** @description Recovery codes that are not used yet */
            recovery_codes_left?: number;
            /** @description Text for the shopper */
            error?: string;
        };
        /** @description What is told once and cannot be read again */
        SecondFactorSecrets: {
            /** @description 1 on success */
            status?: number;
            /** @description Where an app is set up: an `otpauth:` URI with the secret */
            secret?: string;
            /** @description Each signs in once in place of a code of the app */
            recovery_codes?: string[];
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
            /** @description Seconds to wait where there were too many tries */
            retry_after?: number;
        };
        SecondFactorForm: {
            /** @description What the app shows */
            code: string;
        };
        Review: {
            /**
             * @description Id
             * @default
             */
            review_id: string;
            /**
             * @description Id of the product
             * @default
             */
            product_id: string;
            /**
             * @description Name the reviewer gave
             * @default
             */
            name: string;
            /**
             * @description Plain text
             * @default
             */
            text: string;
            /**
             * @description Stars, 1 to 5
             * @default 0
             */
            rating: number;
            /**
             * Format: date-time
             * @description When it was written, UTC
             * @default
             */
            date: string;
            /**
             * @description The writer had bought the product in this shop
             * @default false
             */
            verified: boolean;
            /**
             * @description What the shop answers to it; plain text. Absent or empty for nothing
             * @default
             */
            reply: string;
        };
        ReviewList: {
            /** @description Latest first */
            reviews: components["schemas"]["Review"][];
            /** @description Reviews on all pages */
            total: number;
            /** @description How many of all these reviews give 1, 2, 3, 4 and 5 stars */
            ratings?: number[];
        };
        ReviewForm: {
            /** @description Id of the product */
            product_id: string;
            /** @description Name to show */
            name: string;
            /** @description The review */
            text: string;
            /** @description Stars, 1 to 5 */
            rating: number;
        };
        ReviewKeyForm: {
            /** @description Id of the review */
            review_id: string;
        };
        /** @description Message id to message */
        LanguageTexts: {
            [key: string]: unknown;
        };
        Collection: {
            /** @description Address part: /shop/collection/{handle} */
            handle: string;
            /** @description Name */
            name: string;
            /** @description Plain text */
            description: string;
            /** @description Products in it */
            product_count: number;
            picture?: components["schemas"]["Picture"];
        };
        CollectionList: {
            /** @description In the order shown */
            collections: components["schemas"]["Collection"][];
        };
        Banner: {
            /** @description Heading */
            title: string;
            /** @description One or two plain sentences */
            text: string;
            /** @description Path inside the shop */
            link: string;
            /** @description Text of the link */
            link_text: string;
            picture: components["schemas"]["Picture"];
        };
        HomeCard: {
            /** @description Heading */
            title: string;
            /** @description One plain sentence */
            text: string;
            /** @description Path inside the shop */
            link: string;
            picture: components["schemas"]["Picture"];
        };
        HomeStory: {
            /** @description A few words above the title */
            overline?: string;
            /** @description Heading */
            title: string;
            /** @description Plain text; an empty line begins a paragraph */
            text: string;
            /** @description Path inside the shop; empty for none */
            link?: string;
            /** @description Text of the link */
            link_text?: string;
            /** @description Address of its picture; empty for none */
            image?: string;
            /** @description What the picture shows */
            alt?: string;
        };
        /** @description A text beside a picture; shown only where both are there */
        ContentBlock: {
            /** @description Cleaned HTML */
            title: string;
            /** @description Cleaned HTML */
            content: string;
            picture?: components["schemas"]["Picture"];
            /** @description Picture on the left; on the right when false or absent */
            imageLeft?: boolean;
            /** @description Whether a link leads to the page about the shop */
            seeMore?: boolean;
        };
        Award: {
            /** @description What was won or said */
            title: string;
            /** @description Address of its small picture, 150 by 180 */
            thumb: string;
            /** @description Address of the larger picture that opens where there is no link */
            popup?: string;
            /** @description Address that it leads to, or that of a video; empty for none */
            link?: string;
            /**
             * @description What the link is
             * @enum {string}
             */
            link_type?: "link" | "ytvideo";
        };
        Certificate: {
            /** @description What is certified */
            title: string;
            /** @description One plain sentence */
            text: string;
            /** @description Address of its picture */
            image: string;
        };
        Testimonial: {
            /** @description Who says it */
            name: string;
            /** @description Where they live */
            place: string;
            /** @description What they say, as plain text */
            text: string;
            /** @description Stars */
            rating: number;
        };
        HomeContent: {
            /** @description In the order shown */
            banners: components["schemas"]["Banner"][];
            /** @description What good cooking begins with */
            ingredients?: components["schemas"]["HomeCard"][];
            /** @description Boxes and tins to give and to try */
            boxes?: components["schemas"]["HomeCard"][];
            content_block?: components["schemas"]["ContentBlock"];
            /** @description What the shop tells of itself, in the order shown */
            stories?: components["schemas"]["HomeStory"][];
            /** @description In the order shown */
            awards?: components["schemas"]["Award"][];
            /** @description In the order shown */
            certificates?: components["schemas"]["Certificate"][];
            /** @description In the order shown */
            testimonials?: components["schemas"]["Testimonial"][];
        };
        /** @description An information page. Only `error` is set where it does not exist */
        ContentPage: {
            /** @description Why there is no page */
            error?: string;
            /** @description Name in its address */
            handle?: string;
            /** @description Title */
            title?: string;
            /** @description What it is about, one or two plain sentences */
            lead?: string;
            /** @description Cleaned HTML */
            html?: string;
            picture?: components["schemas"]["Picture"];
            /**
             * Format: date
             * @description Day since which it says this
             */
            changed?: string;
            /** @description Description for search engines */
            meta_description?: string;
            /** @description Keywords, separated by commas */
            meta_keyword?: string;
        };
        ContactForm: {
            /** @description Who writes */
            name: string;
            /** @description Where the answer goes */
            email: string;
            /** @description Order it is about; may be empty */
            order_number?: string;
            /** @description Text of several lines */
            message: string;
        };
        BlogTag: {
            /** @description Name in addresses */
            handle: string;
            /** @description Name */
            name: string;
            /** @description Number of posts that have it */
            count: number;
        };
        BlogCard: {
            /** @description Name in its address */
            handle: string;
            /** @description Title */
            title: string;
            /** @description One or two plain sentences */
            summary: string;
            /**
             * Format: date
             * @description Day of publication
             */
            date: string;
            /** @description Who wrote it */
            author: string;
            /** @description Tags in the order shown */
            tags: components["schemas"]["BlogTag"][];
            picture?: components["schemas"]["Picture"];
        };
        BlogList: {
            /** @description Latest first */
            posts: components["schemas"]["BlogCard"][];
            /** @description Number of posts on all pages */
            total: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Most posts of a page */
            limit: number;
            /** @description All tags of the blog, in the order shown */
            tags: components["schemas"]["BlogTag"][];
        };
        /** @description A post of the blog. Only `error` is set where it does not exist */
        BlogPost: {
            /** @description Why there is no post */
            error?: string;
            /** @description Name in its address */
            handle?: string;
            /** @description Title */
            title?: string;
            /** @description One or two plain sentences */
            summary?: string;
            /**
             * Format: date
             * @description Day of publication
             */
            date?: string;
            /** @description Who wrote it */
            author?: string;
            /** @description Tags in the order shown */
            tags?: components["schemas"]["BlogTag"][];
            picture?: components["schemas"]["Picture"];
            /** @description Cleaned HTML */
            html?: string;
            /** @description Keywords, separated by commas */
            keywords?: string;
            /** @description Products it speaks of */
            products?: components["schemas"]["ProductCard"][];
        };
        DeliverySlot: {
            /** @description Id */
            slot_id: string;
            /**
             * Format: date-time
             * @description Start with the offset of the shop’s time zone
             */
            starts: string;
            /**
             * Format: date-time
             * @description End, likewise
             */
            ends: string;
            /**
             * Format: date-time
             * @description Until when it can be ordered, likewise
             */
            cutoff: string;
            /** @description Orders it still takes; 0 when it is full */
            left: number;
        };
        DeliveryMethod: {
            /** @description Id */
            delivery_id: string;
            /** @description Name */
            name: string;
            /** @description One plain sentence */
            description: string;
            /** @description Rupees */
            price: number;
            /** @description Goods worth this many rupees are delivered for nothing; absent where they never are */
            free_from?: number;
            /** @description Windows to choose one of, earliest first; absent where the method has none */
            slots?: components["schemas"]["DeliverySlot"][];
        };
        DeliveryAnswer: {
            /** @description In the order shown */
            methods: components["schemas"]["DeliveryMethod"][];
            /** @description Text, or texts by field name */
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
            /** @description Most rupees that can be paid so; absent where there is no limit */
            limit?: number;
        };
        PaymentMethodsAnswer: {
            /** @description In the order shown */
            methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description Everything is checked by the server; faults come back by field name */
        CheckoutForm: {
            /** @description Mail address; of a customer the account’s own counts */
            email?: string;
            /** @description One of the customer’s addresses, in place of the fields below */
            address_id?: string;
            /** @description First name */
            firstname?: string;
            /** @description Last name */
            lastname?: string;
            /** @description Telephone number */
            telephone?: string;
            /** @description Street and number */
            address_1?: string;
            /** @description Rest of the address, may be empty */
            address_2?: string;
            /** @description Town */
            city?: string;
            /** @description Postcode; may be empty where the country has none */
            postcode?: string;
            /** @description Of the country list */
            country_id?: string;
            /** @description Of the country; may be empty where it has none */
            zone_id?: string;
            /** @description One of the delivery methods */
            delivery_id?: string;
            /** @description One of its slots, where it has any */
            slot_id?: string;
            /** @description Wish of the shopper, may have lines */
            note?: string;
            /** @description What to do when it cannot be had, by cart_item_id: none (leave it out), similar, or ask; none where absent */
            substitution?: {
                [key: string]: string;
            };
            /** @description Total in rupees that the shopper last saw; absent at first */
            seen_total?: number;
            /** @description Rupees for one that the shopper last saw, by cart_item_id */
            seen_price?: {
                [key: string]: number;
            };
        };
        OrderForm: components["schemas"]["CheckoutForm"] & {
            /** @description One of the payment methods */
            payment_id?: string;
            /** @description What the provider of the method gave the form; ok, fail, late or twice for the test provider */
            payment_token?: string;
            /** @description Of the review that the shopper agreed to */
            review_token?: string;
        };
        OrderLine: {
            /** @description Line of the cart; absent once it is ordered */
            cart_item_id?: string;
            /** @description Id of the product; absent when it is withdrawn */
            product_id?: string;
            /**
             * @description Address part: /shop/{handle}
             * @default
             */
            handle: string;
            /**
             * @description URL of the picture
             * @default
             */
            image: string;
            /**
             * @description Name
             * @default
             */
            name: string;
            /** @description Chosen options */
            option: components["schemas"]["CartOption"][];
            /**
             * @description Units
             * @default 1
             */
            quantity: number;
            /** @description Of them, those in the box; absent before it is closed */
            packed?: number;
            /** @description Name of the line that it stands in for */
            replaces?: string;
            /**
             * @description For one, options included
             * @default
             */
            price: components["schemas"]["Amount"];
            /**
             * @description The same in the currency of the order and the language asked for
             * @default
             */
            price_text: string;
            /**
             * @description Of the line
             * @default
             */
            total: components["schemas"]["Amount"];
            /**
             * @description The same in the currency of the order
             * @default
             */
            total_text: string;
            /** @description Units the line can have; absent once it is ordered */
            available?: number;
            /**
             * @description What to do when it cannot be had
             * @default none
             * @enum {string}
             */
            substitution: "none" | "similar" | "ask";
        };
        CheckoutChange: {
            /**
             * @description What is not as it was: price (of a line), stock, option (no longer offered), coupon, slot, total, cart (other lines). While stock, option or slot is among them the order cannot be placed
             * @enum {string}
             */
            code: "price" | "stock" | "option" | "coupon" | "slot" | "total" | "cart";
            /** @description The line it is about */
            cart_item_id?: string;
            /** @description For the shopper */
            text: string;
            /** @description What was seen before, in rupees */
            seen?: number;
            /** @description What it is now: rupees, or units for stock */
            now?: number;
        };
        CheckoutReview: {
            /** @description Oldest first */
            lines?: components["schemas"]["OrderLine"][];
            /** @description In the order shown */
            totals?: components["schemas"]["TotalLine"][];
            /** @description Rupees to pay */
            total?: number;
            /** @description What differs from what the shopper last saw */
            changes?: components["schemas"]["CheckoutChange"][];
            /** @description What to place the order with; absent while it cannot be placed */
            review_token?: string;
            /** @description Text, or texts by field name */
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
            /** @description Method */
            payment_id: string;
            /** @description Its name */
            name: string;
            /**
             * @description due: on delivery or by transfer; pending: the provider has not told yet; refund_due: cancelled after payment; refunded: the money is paid out; held: another amount was paid, staff decide
             * @enum {string}
             */
            state: "due" | "pending" | "paid" | "failed" | "cancelled" | "refund_due" | "refunded" | "held";
            /** @description How to pay, such as bank details; may be empty */
            instructions: components["schemas"]["PaymentInstruction"][];
            /** @description Of the test provider alone: names the payment to payment/test/notify */
            reference?: string;
            /** @description Whether it failed and can be tried again */
            can_retry: boolean;
            /** @description True if checkout/payment/open gives a page to pay at; false for other methods and once paid */
            can_open?: boolean;
        };
        /** @description The order; or, without `status`, the new review with its changes, or `error` */
        PlaceOrderAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Id */
            order_id?: string;
            /** @description Number that people name it by; also with the error that the cart has been ordered already */
            number?: string;
            /** @description Shows a guest’s order without an account; absent for customers */
            secret?: string;
            payment?: components["schemas"]["OrderPayment"];
            /** @description Oldest first */
            lines?: components["schemas"]["OrderLine"][];
            /** @description In the order shown */
            totals?: components["schemas"]["TotalLine"][];
            /** @description Rupees to pay */
            total?: number;
            /** @description What differs from what the shopper last saw */
            changes?: components["schemas"]["CheckoutChange"][];
            /** @description What to place the order with; absent while it cannot be placed */
            review_token?: string;
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        RetryPaymentAnswer: {
            /** @description 1 on success */
            status?: number;
            payment?: components["schemas"]["OrderPayment"];
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        OrderKeyForm: {
            /** @description Number of the order */
            number: string;
            /** @description Secret of a guest’s order */
            secret?: string;
        };
        RetryPaymentForm: {
            /** @description Number of the order */
            number: string;
            /** @description Secret of a guest’s order */
            secret?: string;
            /** @description One of the payment methods */
            payment_id?: string;
            /** @description As in OrderForm */
            payment_token?: string;
        };
        OpenPaymentAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Address of the payment page */
            url?: string;
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
        };
        PaymentNoticeForm: {
            /** @description Of the payment */
            reference: string;
            /**
             * @description How it went
             * @enum {string}
             */
            result: "paid" | "failed";
        };
        /** @description As it was when the order was placed; empty texts in an anonymous order */
        OrderAddress: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Telephone number */
            telephone: string;
            /** @description Street and number */
            address_1: string;
            /** @description Rest of the address */
            address_2: string;
            /** @description Town */
            city: string;
            /** @description Postcode */
            postcode: string;
            /** @description Of the country list */
            country_id: string;
            /** @description Name of the country */
            country: string;
            /** @description Of the country; empty for none */
            zone_id: string;
            /** @description Name of the zone; empty for none */
            zone: string;
        };
        OrderDelivery: {
            /** @description Name of the method */
            name: string;
            /**
             * Format: date-time
             * @description Start of the slot; absent without one
             */
            starts?: string;
            /**
             * Format: date-time
             * @description End of the slot
             */
            ends?: string;
        };
        OrderEvent: {
            /**
             * @description What happened
             * @enum {string}
             */
            status: "placed" | "paid" | "packed" | "dispatched" | "delivered" | "cancelled";
            /**
             * Format: date-time
             * @description When, with the offset of the shop’s time zone
             */
            date: string;
        };
        Order: {
            /** @description Id */
            order_id?: string;
            /** @description Number that people name it by */
            number?: string;
            /**
             * @description Where it stands
             * @enum {string}
             */
            status?: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
            /**
             * Format: date-time
             * @description When it was placed
             */
            placed?: string;
            /** @description Oldest first */
            timeline?: components["schemas"]["OrderEvent"][];
            /** @description As ordered, and what stands in for them once the box is closed */
            lines?: components["schemas"]["OrderLine"][];
            /** @description As agreed to, or of what is in the closed box, in the currency of the order and the language asked for, in the order shown */
            totals?: components["schemas"]["TotalLine"][];
            /** @description Rupees to pay */
            total?: number;
            /** @description Oldest first */
            refunds?: components["schemas"]["OrderRefund"][];
            /** @description Mail address */
            email?: string;
            address?: components["schemas"]["OrderAddress"];
            delivery?: components["schemas"]["OrderDelivery"];
            payment?: components["schemas"]["OrderPayment"];
            /** @description Wish of the shopper */
            note?: string;
            /** @description Whether it can be cancelled */
            can_cancel?: boolean;
            /** @description Whether any of it is still sold */
            can_reorder?: boolean;
            /** @description Text for the shopper; all else is absent then */
            error?: string;
        };
        OrderRefund: {
            /** @description In the currency of the order */
            amount_text: string;
            /**
             * @description short: for what was missing; double: it was paid twice
             * @enum {string}
             */
            reason: "short" | "cancelled" | "goodwill" | "double";
            /**
             * @description due until the money is sent
             * @enum {string}
             */
            state: "due" | "done";
            /**
             * Format: date-time
             * @description When it was decided
             */
            date: string;
        };
        OrderSummary: {
            /** @description Id */
            order_id: string;
            /** @description Number that people name it by */
            number: string;
            /**
             * @description Where it stands
             * @enum {string}
             */
            status: "placed" | "packed" | "dispatched" | "delivered" | "cancelled";
            /**
             * Format: date-time
             * @description When it was placed
             */
            placed: string;
            /** @description Units in all lines */
            units: number;
            /** @description Rupees to pay */
            total: number;
            /** @description The same in the currency of the order */
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
            /** @description Orders on all pages */
            total: number;
            /** @description Page number */
            page: number;
            /** @description Orders on a page */
            limit: number;
        };
        MissingItem: {
            /** @description Name of the product */
            name: string;
            /** @description Why it is not in the cart, or not in full */
            text: string;
        };
        ReorderAnswer: {
            /** @description 1 on success */
            status?: number;
            /** @description Units in the whole cart afterwards */
            count?: number;
            /** @description What could not be added, or not in full */
            missing?: components["schemas"]["MissingItem"][];
            /** @description Text, or texts by field name */
            error?: string | {
                [key: string]: string;
            };
        };
    };
    responses: {
        /** @description Malformed (400), unknown token (401), a write from another site (403), not found (404), too many tokens (429), not built yet (501) or our fault (500) */
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
        /** @description Cards; may be empty */
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
         * @description The product's id
         * @example 41
         */
        ProductId: string;
        /**
         * @description Page number, from 1
         * @example 1
         */
        Page: number;
        /**
         * @description How many at the most
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
            /** @description The menu */
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
            /** @description The token */
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
            /** @description Key and value */
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
            /** @description Done, or why not */
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
            /** @description The country; without zones where it has none or is unknown */
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
            /** @description The cart, oldest line first */
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
                /** @description Of an add that may be sent again later; other writes are given theirs as they are sent */
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
            /** @description Added, or why not */
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
            /** @description Changed, or why not */
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
            /** @description Removed, or why not */
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
            /** @description Put back as it was, or why not */
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
            /** @description Moved, or why not */
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
            /** @description Moved, or why not */
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
            /** @description Removed, or why not */
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
            /** @description Applied, or why not */
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
            /** @description Taken off */
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
            /** @description The wishlist */
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
            /** @description Added, why not, or where to go first */
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
            /** @description Removed, or why not */
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
            /** @description The state */
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
            /** @description The customer, or why not */
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
            /** @description Fields in the order shown */
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
            /** @description Registered, or what is wrong by field */
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
            /** @description The text */
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
            /** @description Confirmed, or why not */
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
            /** @description Accepted, or what is wrong by field */
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
            /** @description One page of matches */
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
                /** @description The term so far */
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
                 * @description The handle; takes precedence over `product_id`
                 * @example basmati-rice
                 */
                product_slug?: string;
                /**
                 * @description The id
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
            /** @description The product; `error` alone where there is none */
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
                 * @description The product's id
                 * @example 41
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description How many at the most
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
                 * @description The product's id
                 * @example 41
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description How many at the most
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
                 * @description The product's id
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
                 * @description The product's id; none for all products
                 * @example 41
                 */
                product_id?: string;
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many at the most
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
            /** @description Noted, or what is wrong by field */
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
            /** @description Done, or why not */
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
            /** @description Taken, or why not */
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
            /** @description Shown, or why not */
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
            /** @description Deleted, or why not */
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
                 * @description The code that the shopper was given, in any case
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
            /** @description The recording, or why there is none */
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
            /** @description Kept, or why not */
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
            /** @description Counted */
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
                 * @description Of the country list
                 * @example IN
                 */
                country_id?: string;
                /**
                 * @description Of the country; needed where some zones alone are served
                 * @example IN-KA
                 */
                zone_id?: string;
                /**
                 * @description As typed
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
            /** @description Methods in the order shown; or why there are none, by field */
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
            /** @description Methods in the order shown */
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
            /** @description The review, or what is wrong with the form by field */
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
            /** @description The order; or what changed meanwhile, or what is wrong; nothing is placed then */
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
                 *       "payment_id": "test",
                 *       "payment_token": "ok"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RetryPaymentForm"];
            };
        };
        responses: {
            /** @description How the payment stands now, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "payment": {
                     *         "payment_id": "test",
                     *         "name": "Test payment",
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
            /** @description The page, or why not */
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
            /** @description The state of the payment, or why not */
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
    notifyTestPayment: {
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
                 *       "reference": "5d2c8f0e1b7a4936a8d1c3e5f7092b4d",
                 *       "result": "paid"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PaymentNoticeForm"];
            };
        };
        responses: {
            /** @description Taken, or why not */
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
    getOrder: {
        parameters: {
            query: {
                /**
                 * @description Number of the order
                 * @example RR-7K3QF-9XWMB
                 */
                number: string;
                /**
                 * @description Secret of a guest's order; without it the order must be the customer's own
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
            /** @description The order; `error` where there is none that may be seen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "3",
                     *       "number": "RR-7K3QF-9XWMB",
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
                 * @description How many at the most
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
            /** @description One page; none for a guest */
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
            /** @description Cancelled, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 1,
                     *       "success": "Your order RR-7K3QF-9XWMB is cancelled."
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
            /** @description What was added and what not; a refusal where nothing could be */
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
            /** @description Message id to message, compiled or plain */
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
            /** @description Banners in the order shown */
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
                 * @description Handle of the page
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
            /** @description The page, or why there is none */
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
            /** @description Accepted, or what is wrong by field */
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
                 * @description How many at the most
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Handle of the tag that posts must have; none for all posts
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
                 * @description Handle of the post
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
            /** @description The post, or why there is none */
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
            /** @description Done, or why not */
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
            /** @description The data; `error` alone for a visitor */
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
            /** @description Saved, or what is wrong by field */
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
            /** @description Changed, or what is wrong by field */
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
            /** @description The addresses; `error` alone for a visitor */
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
            /** @description Saved, or what is wrong by field */
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
            /** @description Done, or why not */
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
            /** @description Done, or why not */
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
            /** @description The allergens; `error` alone for a visitor */
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
            /** @description Done, or why not */
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
            /** @description The data; `error` alone for a visitor */
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
            /** @description Done, or why not */
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
            /** @description The sessions; `error` alone for a visitor */
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
            /** @description Done, or why not */
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
            /** @description Done, or why not */
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
            /** @description The passkeys; `error` alone for a visitor */
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
            /** @description Done, or why not */
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
            /** @description Done, or why not */
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
            /** @description Done, or why not */
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
            /** @description The customer, or why not */
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
            /** @description Done, or why not */
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
            /** @description What is switched on; `error` alone for a visitor */
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
            /** @description Done, or why not */
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
            /** @description Done, or why not */
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
            /** @description Done, or why not */
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
            /** @description Done, or why not */
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
