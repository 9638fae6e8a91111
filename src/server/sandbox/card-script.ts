/**
 * The sandbox's own `MidtransNew3ds`: the functions of the gateway's script for browsers, under the same name and below the same
 * path. It speaks to where it came from, and hears what comes from there alone; so a page that takes it needs no other host.
 */
export const cardScript = `(function () {
  'use strict';
  var script = document.currentScript || document.getElementById('midtrans-script');
  var api = script.src.slice(0, script.src.indexOf('/v2/assets/'));
  var origin = new URL(script.src).origin;
  var asked = null;

  /** That page below the origin of this script, by whatever name the charge knew it. */
  function here(url) {
    return origin + new URL(url, script.src).pathname;
  }
  function tell(reply, callbacks) {
    var code = String(reply.status_code);
    var name = code === '200' ? 'onSuccess' : code === '201' ? 'onPending' : 'onFailure';
    if (callbacks && callbacks[name]) callbacks[name](reply);
  }

  window.MidtransNew3ds = {
    url: '',
    clientKey: '',
    getCardToken: function (card, callbacks) {
      var query = new URLSearchParams(card);
      query.set('callback', 'MidtransNew3ds.callback');
      query.set('client_key', this.clientKey || script.getAttribute('data-client-key') || '');
      var call = document.createElement('script');
      asked = callbacks;
      call.src = (this.url || api + '/v2/token') + '?' + query;
      call.onload = function () {
        call.remove();
      };
      call.onerror = function () {
        call.remove();
        tell({ status_code: '500', status_message: 'The token could not be asked for' }, callbacks);
      };
      document.head.append(call);
    },
    callback: function (reply) {
      tell(reply, asked);
    },
    authenticate: function (redirectUrl, options) {
      window.addEventListener('message', function listener(event) {
        var reply = event.data;
        if (event.origin !== origin || !reply || !reply.status_code || !reply.status_message) return;
        window.removeEventListener('message', listener);
        tell(reply, options);
      });
      options.performAuthentication(here(redirectUrl));
    },
    redirect: function (redirectUrl, options) {
      var back = '?callback_type=form&callback_url=' + encodeURIComponent(options.callbackUrl) + '&';
      window.location.assign(here(redirectUrl) + back);
    },
  };
})();
`;
