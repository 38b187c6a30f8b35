import {
  MS_PER_MINUTE,
  get,
  post,
  put,
  del,
  ApiError,
  callApi,
  withStepUp
} from "/assets/c-a0sww3jy.js";
import {
  globalRegistry,
  _maxLength,
  _minLength,
  _regex,
  _trim,
  string,
  int,
  boolean,
  unknown,
  array,
  object,
  strictObject,
  looseObject,
  extend,
  record,
  _enum,
  literal,
  transform,
  optional,
  nullable,
  _default,
  pipe,
  refine,
  id,
  instant,
  requiredText,
  optionalText,
  integerBetween,
  pageQuery,
  pageSchema,
  namedSchema,
  EMAIL_CHARACTERS_MAX
} from "/assets/c-wxwjm2jp.js";
import {
  POLICY_NAME_LETTERS_MIN,
  POLICY_NAME_CHARACTERS_MAX,
  MINIMUM_LENGTH_MAX,
  CHARACTER_CLASS_COUNT_MAX,
  VALIDITY_DAYS_MAX,
  PASSWORD_CHARACTERS_MAX,
  isPolicyName
} from "/assets/c-ccjctpd7.js";
import {
  REFRESH_TOKEN_CHARACTERS_MAX
} from "/assets/c-tjwckf10.js";
import"/assets/c-zkxbvzmr.js";
import {
  Button
} from "/assets/c-wkrx2ht5.js";
import {
  require_react,
  require_jsx_dev_runtime,
  defineIsland,
  useIslandView
} from "/assets/c-ahdssh43.js";
import {
  __toESM
} from "/assets/c-kdgv96xs.js";
import {
  STEP_UP_DONE_EVENT
} from "/assets/c-j7387kpk.js";

// node_modules/@simplewebauthn/browser/esm/helpers/bufferToBase64URLString.js
function bufferToBase64URLString(buffer) {
  const bytes = new Uint8Array(buffer);
  let str = "";
  for (const charCode of bytes) {
    str += String.fromCharCode(charCode);
  }
  const base64String = btoa(str);
  return base64String.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

// node_modules/@simplewebauthn/browser/esm/helpers/base64URLStringToBuffer.js
function base64URLStringToBuffer(base64URLString) {
  const base64 = base64URLString.replace(/-/g, "+").replace(/_/g, "/");
  const padLength = (4 - base64.length % 4) % 4;
  const padded = base64.padEnd(base64.length + padLength, "=");
  const binary = atob(padded);
  const buffer = new ArrayBuffer(binary.length);
  const bytes = new Uint8Array(buffer);
  for (let i = 0;i < binary.length; i++) {
    bytes[i] = binary.charCodeAt(i);
  }
  return buffer;
}

// node_modules/@simplewebauthn/browser/esm/helpers/browserSupportsWebAuthn.js
function browserSupportsWebAuthn() {
  return _browserSupportsWebAuthnInternals.stubThis(globalThis?.PublicKeyCredential !== undefined && typeof globalThis.PublicKeyCredential === "function");
}
var _browserSupportsWebAuthnInternals = {
  stubThis: (value) => value
};

// node_modules/@simplewebauthn/browser/esm/helpers/toPublicKeyCredentialDescriptor.js
function toPublicKeyCredentialDescriptor(descriptor) {
  const { id } = descriptor;
  return {
    ...descriptor,
    id: base64URLStringToBuffer(id),
    transports: descriptor.transports,
    type: descriptor.type
  };
}

// node_modules/@simplewebauthn/browser/esm/helpers/isValidDomain.js
function isValidDomain(hostname) {
  return hostname === "localhost" || /^((xn--[a-z0-9-]+|[a-z0-9]+(-[a-z0-9]+)*)\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i.test(hostname);
}

// node_modules/@simplewebauthn/browser/esm/helpers/webAuthnError.js
class WebAuthnError extends Error {
  constructor({ message, code, cause, name }) {
    super(message, { cause });
    Object.defineProperty(this, "code", {
      enumerable: true,
      configurable: true,
      writable: true,
      value: undefined
    });
    this.name = name ?? cause.name;
    this.code = code;
  }
}

// node_modules/@simplewebauthn/browser/esm/helpers/identifyRegistrationError.js
function identifyRegistrationError({ error, options }) {
  const { publicKey } = options;
  if (!publicKey) {
    throw Error("options was missing required publicKey property");
  }
  if (error.name === "AbortError") {
    if (options.signal instanceof AbortSignal) {
      return new WebAuthnError({
        message: "Registration ceremony was sent an abort signal",
        code: "ERROR_CEREMONY_ABORTED",
        cause: error
      });
    }
  } else if (error.name === "ConstraintError") {
    if (publicKey.authenticatorSelection?.requireResidentKey === true) {
      return new WebAuthnError({
        message: "Discoverable credentials were required but no available authenticator supported it",
        code: "ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT",
        cause: error
      });
    } else if (options.mediation === "conditional" && publicKey.authenticatorSelection?.userVerification === "required") {
      return new WebAuthnError({
        message: "User verification was required during automatic registration but it could not be performed",
        code: "ERROR_AUTO_REGISTER_USER_VERIFICATION_FAILURE",
        cause: error
      });
    } else if (publicKey.authenticatorSelection?.userVerification === "required") {
      return new WebAuthnError({
        message: "User verification was required but no available authenticator supported it",
        code: "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT",
        cause: error
      });
    }
  } else if (error.name === "InvalidStateError") {
    return new WebAuthnError({
      message: "The authenticator was previously registered",
      code: "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED",
      cause: error
    });
  } else if (error.name === "NotAllowedError") {
    return new WebAuthnError({
      message: error.message,
      code: "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY",
      cause: error
    });
  } else if (error.name === "NotSupportedError") {
    const validPubKeyCredParams = publicKey.pubKeyCredParams.filter((param) => param.type === "public-key");
    if (validPubKeyCredParams.length === 0) {
      return new WebAuthnError({
        message: 'No entry in pubKeyCredParams was of type "public-key"',
        code: "ERROR_MALFORMED_PUBKEYCREDPARAMS",
        cause: error
      });
    }
    return new WebAuthnError({
      message: "No available authenticator supported any of the specified pubKeyCredParams algorithms",
      code: "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG",
      cause: error
    });
  } else if (error.name === "SecurityError") {
    const effectiveDomain = globalThis.location.hostname;
    if (!isValidDomain(effectiveDomain)) {
      return new WebAuthnError({
        message: `${globalThis.location.hostname} is an invalid domain`,
        code: "ERROR_INVALID_DOMAIN",
        cause: error
      });
    } else if (publicKey.rp.id !== effectiveDomain) {
      return new WebAuthnError({
        message: `The RP ID "${publicKey.rp.id}" is invalid for this domain`,
        code: "ERROR_INVALID_RP_ID",
        cause: error
      });
    }
  } else if (error.name === "TypeError") {
    if (publicKey.user.id.byteLength < 1 || publicKey.user.id.byteLength > 64) {
      return new WebAuthnError({
        message: "User ID was not between 1 and 64 characters",
        code: "ERROR_INVALID_USER_ID_LENGTH",
        cause: error
      });
    }
  } else if (error.name === "UnknownError") {
    return new WebAuthnError({
      message: "The authenticator was unable to process the specified options, or could not create a new credential",
      code: "ERROR_AUTHENTICATOR_GENERAL_ERROR",
      cause: error
    });
  }
  return error;
}

// node_modules/@simplewebauthn/browser/esm/helpers/webAuthnAbortService.js
class BaseWebAuthnAbortService {
  constructor() {
    Object.defineProperty(this, "controller", {
      enumerable: true,
      configurable: true,
      writable: true,
      value: undefined
    });
  }
  createNewAbortSignal() {
    if (this.controller) {
      const abortError = new Error("Cancelling existing WebAuthn API call for new one");
      abortError.name = "AbortError";
      this.controller.abort(abortError);
    }
    const newController = new AbortController;
    this.controller = newController;
    return newController.signal;
  }
  cancelCeremony() {
    if (this.controller) {
      const abortError = new Error("Manually cancelling existing WebAuthn API call");
      abortError.name = "AbortError";
      this.controller.abort(abortError);
      this.controller = undefined;
    }
  }
}
var WebAuthnAbortService = new BaseWebAuthnAbortService;

// node_modules/@simplewebauthn/browser/esm/helpers/toAuthenticatorAttachment.js
var attachments = ["cross-platform", "platform"];
function toAuthenticatorAttachment(attachment) {
  if (!attachment) {
    return;
  }
  if (attachments.indexOf(attachment) < 0) {
    return;
  }
  return attachment;
}

// node_modules/@simplewebauthn/browser/esm/methods/startRegistration.js
async function startRegistration(options) {
  if (!options.optionsJSON && options.challenge) {
    console.warn("startRegistration() was not called correctly. It will try to continue with the provided options, but this call should be refactored to use the expected call structure instead. See https://simplewebauthn.dev/docs/packages/browser#typeerror-cannot-read-properties-of-undefined-reading-challenge for more information.");
    options = { optionsJSON: options };
  }
  const { optionsJSON, useAutoRegister = false } = options;
  if (!browserSupportsWebAuthn()) {
    throw new Error("WebAuthn is not supported in this browser");
  }
  const publicKey = {
    ...optionsJSON,
    challenge: base64URLStringToBuffer(optionsJSON.challenge),
    user: {
      ...optionsJSON.user,
      id: base64URLStringToBuffer(optionsJSON.user.id)
    },
    excludeCredentials: optionsJSON.excludeCredentials?.map(toPublicKeyCredentialDescriptor)
  };
  const createOptions = {};
  if (useAutoRegister) {
    createOptions.mediation = "conditional";
  }
  createOptions.publicKey = publicKey;
  createOptions.signal = WebAuthnAbortService.createNewAbortSignal();
  let credential;
  try {
    credential = await navigator.credentials.create(createOptions);
  } catch (err) {
    throw identifyRegistrationError({ error: err, options: createOptions });
  }
  if (!credential) {
    throw new Error("Registration was not completed");
  }
  const { id, rawId, response, type } = credential;
  let transports = undefined;
  if (typeof response.getTransports === "function") {
    transports = response.getTransports();
  }
  let responsePublicKeyAlgorithm = undefined;
  if (typeof response.getPublicKeyAlgorithm === "function") {
    try {
      responsePublicKeyAlgorithm = response.getPublicKeyAlgorithm();
    } catch (error) {
      warnOnBrokenImplementation("getPublicKeyAlgorithm()", error);
    }
  }
  let responsePublicKey = undefined;
  if (typeof response.getPublicKey === "function") {
    try {
      const _publicKey = response.getPublicKey();
      if (_publicKey !== null) {
        responsePublicKey = bufferToBase64URLString(_publicKey);
      }
    } catch (error) {
      warnOnBrokenImplementation("getPublicKey()", error);
    }
  }
  let responseAuthenticatorData;
  if (typeof response.getAuthenticatorData === "function") {
    try {
      responseAuthenticatorData = bufferToBase64URLString(response.getAuthenticatorData());
    } catch (error) {
      warnOnBrokenImplementation("getAuthenticatorData()", error);
    }
  }
  return {
    id,
    rawId: bufferToBase64URLString(rawId),
    response: {
      attestationObject: bufferToBase64URLString(response.attestationObject),
      clientDataJSON: bufferToBase64URLString(response.clientDataJSON),
      transports,
      publicKeyAlgorithm: responsePublicKeyAlgorithm,
      publicKey: responsePublicKey,
      authenticatorData: responseAuthenticatorData
    },
    type,
    clientExtensionResults: credential.getClientExtensionResults(),
    authenticatorAttachment: toAuthenticatorAttachment(credential.authenticatorAttachment)
  };
}
function warnOnBrokenImplementation(methodName, cause) {
  console.warn(`The browser extension that intercepted this WebAuthn API call incorrectly implemented ${methodName}. You should report this error to them.
`, cause);
}
// node_modules/@simplewebauthn/browser/esm/helpers/browserSupportsWebAuthnAutofill.js
function browserSupportsWebAuthnAutofill() {
  if (!browserSupportsWebAuthn()) {
    return _browserSupportsWebAuthnAutofillInternals.stubThis(new Promise((resolve) => resolve(false)));
  }
  const globalPublicKeyCredential = globalThis.PublicKeyCredential;
  if (globalPublicKeyCredential?.isConditionalMediationAvailable === undefined) {
    return _browserSupportsWebAuthnAutofillInternals.stubThis(new Promise((resolve) => resolve(false)));
  }
  return _browserSupportsWebAuthnAutofillInternals.stubThis(globalPublicKeyCredential.isConditionalMediationAvailable());
}
var _browserSupportsWebAuthnAutofillInternals = {
  stubThis: (value) => value
};

// node_modules/@simplewebauthn/browser/esm/helpers/identifyAuthenticationError.js
function identifyAuthenticationError({ error, options }) {
  const { publicKey } = options;
  if (!publicKey) {
    throw Error("options was missing required publicKey property");
  }
  if (error.name === "AbortError") {
    if (options.signal instanceof AbortSignal) {
      return new WebAuthnError({
        message: "Authentication ceremony was sent an abort signal",
        code: "ERROR_CEREMONY_ABORTED",
        cause: error
      });
    }
  } else if (error.name === "NotAllowedError") {
    return new WebAuthnError({
      message: error.message,
      code: "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY",
      cause: error
    });
  } else if (error.name === "SecurityError") {
    const effectiveDomain = globalThis.location.hostname;
    if (!isValidDomain(effectiveDomain)) {
      return new WebAuthnError({
        message: `${globalThis.location.hostname} is an invalid domain`,
        code: "ERROR_INVALID_DOMAIN",
        cause: error
      });
    } else if (publicKey.rpId !== effectiveDomain) {
      return new WebAuthnError({
        message: `The RP ID "${publicKey.rpId}" is invalid for this domain`,
        code: "ERROR_INVALID_RP_ID",
        cause: error
      });
    }
  } else if (error.name === "UnknownError") {
    return new WebAuthnError({
      message: "The authenticator was unable to process the specified options, or could not create a new assertion signature",
      code: "ERROR_AUTHENTICATOR_GENERAL_ERROR",
      cause: error
    });
  }
  return error;
}

// node_modules/@simplewebauthn/browser/esm/methods/startAuthentication.js
async function startAuthentication(options) {
  if (!options.optionsJSON && options.challenge) {
    console.warn("startAuthentication() was not called correctly. It will try to continue with the provided options, but this call should be refactored to use the expected call structure instead. See https://simplewebauthn.dev/docs/packages/browser#typeerror-cannot-read-properties-of-undefined-reading-challenge for more information.");
    options = { optionsJSON: options };
  }
  const { optionsJSON, useBrowserAutofill = false, verifyBrowserAutofillInput = true } = options;
  if (!browserSupportsWebAuthn()) {
    throw new Error("WebAuthn is not supported in this browser");
  }
  let allowCredentials;
  if (optionsJSON.allowCredentials?.length !== 0) {
    allowCredentials = optionsJSON.allowCredentials?.map(toPublicKeyCredentialDescriptor);
  }
  const publicKey = {
    ...optionsJSON,
    challenge: base64URLStringToBuffer(optionsJSON.challenge),
    allowCredentials
  };
  const getOptions = {};
  if (useBrowserAutofill) {
    if (!await browserSupportsWebAuthnAutofill()) {
      throw Error("Browser does not support WebAuthn autofill");
    }
    const eligibleInputs = document.querySelectorAll("input[autocomplete$='webauthn']");
    if (eligibleInputs.length < 1 && verifyBrowserAutofillInput) {
      throw Error('No <input> with "webauthn" as the only or last value in its `autocomplete` attribute was detected');
    }
    getOptions.mediation = "conditional";
    publicKey.allowCredentials = [];
  }
  getOptions.publicKey = publicKey;
  getOptions.signal = WebAuthnAbortService.createNewAbortSignal();
  let credential;
  try {
    credential = await navigator.credentials.get(getOptions);
  } catch (err) {
    throw identifyAuthenticationError({ error: err, options: getOptions });
  }
  if (!credential) {
    throw new Error("Authentication was not completed");
  }
  const { id, rawId, response, type } = credential;
  let userHandle = undefined;
  if (response.userHandle) {
    userHandle = bufferToBase64URLString(response.userHandle);
  }
  return {
    id,
    rawId: bufferToBase64URLString(rawId),
    response: {
      authenticatorData: bufferToBase64URLString(response.authenticatorData),
      clientDataJSON: bufferToBase64URLString(response.clientDataJSON),
      signature: bufferToBase64URLString(response.signature),
      userHandle
    },
    type,
    clientExtensionResults: credential.getClientExtensionResults(),
    authenticatorAttachment: toAuthenticatorAttachment(credential.authenticatorAttachment)
  };
}
// islands/passkey.tsx
var import_react = __toESM(require_react(), 1);

// src/identity/passkeys/rules.ts
var PASSKEY_NAME_CHARACTERS_MAX = 100;
var TRANSPORT_CHARACTERS_MAX = 50;
var TRANSPORTS_MAX = 10;
var CHALLENGE_MS = 2 * MS_PER_MINUTE;
var SIGN_IN_PURPOSES = ["SIGN_IN", "SECOND_FACTOR", "ENROL"];
var OWN_PURPOSES = ["REGISTER", "PROOF"];

// src/identity/passkeys/contract.ts
var credentialId = string().check(_regex(/^[A-Za-z0-9_-]{1,1364}$/, "validation.invalid"));
var bytes = string().check(_regex(/^[A-Za-z0-9_-]{0,65536}$/, "validation.invalid"));
var credential = {
  id: credentialId,
  rawId: credentialId,
  type: literal("public-key"),
  authenticatorAttachment: optional(nullable(string())),
  clientExtensionResults: _default(record(string(), unknown()), {})
};
var authenticationResponse = object({
  ...credential,
  response: object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: optional(nullable(bytes))
  })
});
var registrationResponse = object({
  ...credential,
  response: object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: optional(array(string().check(_maxLength(TRANSPORT_CHARACTERS_MAX))).check(_maxLength(TRANSPORTS_MAX)))
  })
});
var name = requiredText(PASSKEY_NAME_CHARACTERS_MAX);
var passkeyNameInput = strictObject({ name });
var newPasskey = strictObject({ name, answer: registrationResponse });
var passkey = namedSchema("Passkey", object({
  id,
  name: string(),
  site: string(),
  backedUp: boolean(),
  createdOn: instant,
  lastUsedOn: nullable(instant)
}));
var challenge = object({ options: record(string(), unknown()) });
var list = object(pageQuery);
var OWN_PASSKEY = "/profile/passkeys/:passkeyId";
var passkeyEndpoints = {
  createOwnChallenge: post("/profile/passkeys/challenge", {
    summary: "Creates a challenge for a new passkey or for a step-up",
    auth: "signedIn",
    body: strictObject({ purpose: _enum(OWN_PURPOSES, "validation.choice") }),
    response: challenge,
    refuses: ["CONFLICT"]
  }),
  listMyPasskeys: get("/profile/passkeys", {
    summary: "The caller's passkeys by name",
    auth: "signedIn",
    query: list,
    response: pageSchema(passkey)
  }),
  registerPasskey: post("/profile/passkeys", {
    summary: "Keeps a new passkey of the caller",
    auth: "signedIn",
    body: newPasskey,
    response: passkey,
    status: 201,
    refuses: ["CONFLICT"]
  }),
  renamePasskey: put(OWN_PASSKEY, {
    summary: "Renames a passkey of the caller",
    auth: "signedIn",
    body: passkeyNameInput,
    response: passkey
  }),
  removeMyPasskey: del(OWN_PASSKEY, { summary: "Removes a passkey of the caller", auth: "signedIn" }),
  listPasskeysOfUser: get("/users/:userId/passkeys", {
    summary: "The passkeys of a user by name",
    auth: { system: "USER_READ" },
    query: list,
    response: pageSchema(passkey)
  }),
  removePasskeyOfUser: del("/users/:userId/passkeys/:passkeyId", {
    summary: "Removes a passkey of a user",
    auth: { system: "USER_UPDATE" },
    tokens: "never"
  }),
  resetSecondFactors: del("/users/:userId/secondfactors", {
    summary: "Removes the one-time password, recovery codes and passkeys of a user",
    auth: { system: "USER_UPDATE" },
    tokens: "never"
  })
};

// src/identity/otp/rules.ts
var ENROLMENT_MS = 10 * MS_PER_MINUTE;
var CODE_CHARACTERS_MAX = 40;

// src/base/fields.ts
function formattedTextField(declared, input) {
  return customField("text", declared, input, string());
}
function customField(kind, declared, input, response) {
  return {
    ...declared,
    ...schemas(declared, input, response),
    kind,
    required: declared.required ?? !hasDefault(input)
  };
}
function hasDefault(input) {
  return input._zod.def.type === "default" || input._zod.def.type === "optional";
}
function integerField(declared) {
  const input = withDefault(integerBetween(declared.min, declared.max), declared);
  return { ...declared, ...schemas(declared, input, int()), kind: "integer", required: true };
}
function withDefault(schema, declared) {
  const given = "default" in declared ? _default(schema, declared.default) : schema;
  return given;
}
function schemas({ description }, input, response) {
  if (description === undefined)
    return { input, response };
  return { input: describedSchema(input, description), response: describedSchema(response, description) };
}
function describedSchema(schema, description) {
  const own = schema.check();
  globalRegistry.add(own, { description });
  return own;
}
function inputSchemas(fields) {
  const entries = Object.entries(fields).map(([name, { input }]) => [name, input]);
  return Object.fromEntries(entries);
}
function responseSchemas(fields) {
  const entries = Object.entries(fields).flatMap(([name, { response }]) => response ? [[name, response]] : []);
  return Object.fromEntries(entries);
}

// src/base/assert.ts
function assert(condition, sentence) {
  if (!condition)
    throw new Error(`assertion failed: ${sentence}`);
}

// src/base/refusal-codes.ts
var REFUSAL_CODES = [
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "LOGIN_FAILED",
  "TIMEOUT",
  "NOT_LICENSED",
  "NOT_ALLOWED",
  "NOT_FOUND",
  "PAGE_NOT_FOUND",
  "CONFLICT",
  "UNSUPPORTED",
  "FILE_TOO_LARGE",
  "METHOD_NOT_ALLOWED",
  "PRECONDITION_FAILED",
  "UNSUPPORTED_MEDIA_TYPE",
  "TOO_MANY_REQUESTS",
  "SERVER_ERROR",
  "INITIALIZATION_ERROR",
  "DEVICE_UNAVAILABLE",
  "PREREQUISITES_MISSING",
  "SESSION_CONFLICT",
  "SERVER_BUSY",
  "STORAGE_FULL"
];

// src/base/reasons.ts
var REFUSAL_TEXTS = [
  "alreadyExists",
  "alreadyInitialised",
  "apiTokenSuspended",
  "approvalConfigChangedMeanwhile",
  "approvalLogFull",
  "approvalNoVote",
  "approvalNotCreator",
  "approvalNotOpen",
  "approvalNotOverruler",
  "approvalNotVoter",
  "approvalNotRequired",
  "approvalOwnRequest",
  "approvalRequestClosed",
  "approvalAlreadyRequested",
  "approvalAlreadyVoted",
  "attachmentChangedMeanwhile",
  "attachmentDownloadDisabled",
  "attachmentNotScanned",
  "blockNotDisassembled",
  "grantExceedsOwnRights",
  "changedMeanwhile",
  "checklistIncomplete",
  "checklistItemAnswered",
  "checklistItemFollowedUp",
  "checklistItemNotFailed",
  "confirmationExpired",
  "connectorHasOpenSessions",
  "connectorOffline",
  "connectorSerialTaken",
  "consentTextChanged",
  "contentDamaged",
  "credentialsRequired",
  "databaseUnavailable",
  "deviceGroupNotEmpty",
  "deviceGroupNotFound",
  "deviceHasIssues",
  "deviceNotFound",
  "deviceRoleInUse",
  "directoryAddressFixed",
  "directoryBaseNotFound",
  "directoryBindRefused",
  "directoryInvalidResponse",
  "directoryCertificateExpired",
  "directoryCertificateName",
  "directoryCertificateUntrusted",
  "directoryHostForbidden",
  "directoryHostUnknown",
  "directoryInUse",
  "directoryNotPermitted",
  "directoryRefused",
  "directorySizeLimit",
  "directoryStarttlsRefused",
  "directoryTimeout",
  "directoryTlsFailed",
  "directoryUnreachable",
  "emergencyNotNeeded",
  "emergencyNotOne",
  "emergencyNotRecordable",
  "emergencyOwnSession",
  "emergencyReviewed",
  "emergencyStillRunning",
  "emergencyWithoutReviewer",
  "extensionBeforeApproval",
  "extensionLimitReached",
  "fileTransferUnsupported",
  "fileTransferNeedsControl",
  "fileNotRequested",
  "transferNotRunning",
  "transferNotAvailable",
  "tooManyTransfers",
  "machineFile_NOT_FOUND",
  "machineFile_DENIED",
  "machineFile_EXISTS",
  "machineFile_WRONG_KIND",
  "machineFile_FAILED",
  "machineFile_TOO_LARGE",
  "machineFile_CANCELLED",
  "foreignUserInGroup",
  "groupCycle",
  "groupHasDeviceRole",
  "groupTooDeep",
  "hostForbidden",
  "importCellTooLong",
  "importColumnMissing",
  "importColumnTwice",
  "importColumnUnknown",
  "importFileEmpty",
  "importLineUnreadable",
  "importNameAmbiguous",
  "importNotChecked",
  "importNotUtf8",
  "importParentMissing",
  "importRowChanged",
  "importRowRepeated",
  "importTooManyColumns",
  "importTooManyRows",
  "hostKeyNotPending",
  "identityProviderInUse",
  "identityProviderIssuerFixed",
  "initLinkInvalid",
  "invitationLocked",
  "interfaceForbidden",
  "interfaceHasStoredCredentials",
  "interfaceNotFound",
  "interfaceSecretExpired",
  "interfaceSessionLimitReached",
  "interfaceTypeUnsupported",
  "browserMissing",
  "issueChangedMeanwhile",
  "faultReportDecided",
  "faultReportsThrottled",
  "issueClosed",
  "issueNotFound",
  "issueActionNotAllowed",
  "issueStorageFull",
  "issueTaken",
  "lastSuperuser",
  "licenceDeviceLimitReached",
  "licenceSignatureInvalid",
  "licenceAlreadyImported",
  "licenceInterfaceLimitReached",
  "licenceOtherInstallation",
  "licenceExpired",
  "logChangedMeanwhile",
  "logHasSessions",
  "mailNotConfigured",
  "mailRefused",
  "setupMachineFirst",
  "logNotFound",
  "moveAuthoritiesMissing",
  "newPasskeyRefused",
  "noProviderForStepUp",
  "onlySuperusersChangeSuperusers",
  "otpEnrolmentExpired",
  "cannotDeleteSelf",
  "cannotExtendOwnExpiry",
  "cannotLockSelf",
  "cannotChangeOwnSuperuser",
  "passkeyRefused",
  "passkeysUnavailable",
  "planChangedMeanwhile",
  "planExpired",
  "planActionNotAllowed",
  "stepUpImpossible",
  "stepUpRequired",
  "recordingApprovalNotStarted",
  "recordingApprovalExpired",
  "recordingConsentMissing",
  "recordingRetained",
  "tooManyMarkers",
  "recordingNeedsApproval",
  "recordingNotAvailable",
  "roleHasAuthority",
  "secondFactorRequired",
  "sessionEnded",
  "sessionFull",
  "signatureRequired",
  "sessionNotFound",
  "sessionMemoryUsedUp",
  "superuserNotDeletable",
  "tooManyApiTokens",
  "tooManyAttachments",
  "tooManyIdentityProviders",
  "tooManyInterfaces",
  "tooManyInvitations",
  "tooManyPasskeys",
  "supervisorNotPresent",
  "tooManySessions",
  "tooManyBrowsers",
  "tooManyAttempts",
  "userGroupInUse",
  "userHasDeviceRole",
  "viewerNotRemovable",
  "wrongFactor",
  "startDatabaseFailed",
  "startDatabaseUnreachable",
  "startDatabaseVersion",
  "startDataFolder",
  "startDiskFull",
  "startFailed",
  "startSecretKey",
  "undoOutdated"
];
var PROVIDER_TEXTS = [
  "PROVIDER_RESPONSE_INVALID",
  "PROVIDER_ISSUER_MISMATCH",
  "PROVIDER_USER_NOT_ALLOWED",
  "PROVIDER_USER_MISMATCH",
  "PROVIDER_AUTHENTICATION_STALE",
  "PROVIDER_REFUSED",
  "PROVIDER_REQUEST_UNKNOWN",
  "PROVIDER_TOKEN_INVALID",
  "PROVIDER_UNREACHABLE"
];
var OTHER_REASONS = [
  "authorityMissing",
  "bodyIncomplete",
  "bodyMissing",
  "bodyNotJson",
  "csrfTokenWrong",
  "fieldsWrong",
  "idempotencyKeyInUse",
  "idempotencyKeyReused",
  "ifMatchNotSupported",
  "otherOrigin",
  "superusersOnly",
  "tokenScopeMissing"
];
function toCamelCase(name) {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
var REFUSAL_REASONS = [
  ...REFUSAL_CODES.map((code) => toCamelCase(code)),
  ...OTHER_REASONS,
  ...PROVIDER_TEXTS.map((text) => toCamelCase(text)),
  ...REFUSAL_TEXTS
];
function toRefusalReason(name) {
  return name === name.toUpperCase() ? toCamelCase(name) : name;
}
var PROBLEM_REASONS = [
  "absolutePath",
  "apiTokenLifetime",
  "attributeName",
  "filtersMax",
  "bindName",
  "bindPattern",
  "caCertificate",
  "jsonObject",
  "certificate",
  "choice",
  "commonPassword",
  "currentPassword",
  "dateTime",
  "directoryEncryption",
  "directoryUrl",
  "email",
  "emailDomain",
  "emailDomainNotAllowed",
  "endAfterStart",
  "fileName",
  "fileType",
  "fileExtension",
  "fromProvider",
  "future",
  "pin",
  "hostname",
  "idUnknown",
  "image",
  "integer",
  "interface",
  "invalid",
  "ipList",
  "ipv4",
  "issuer",
  "itemsMax",
  "keyPair",
  "minimum",
  "licence",
  "max",
  "min",
  "minLetters",
  "maximum",
  "nameDiffers",
  "notAssignable",
  "notForThisItem",
  "signature",
  "notForThisType",
  "number",
  "notInvitable",
  "userOrGroup",
  "oneTimePassword",
  "otp",
  "otpSecret",
  "passphrase",
  "passwordContainsPersonalData",
  "passwordDigits",
  "passwordLowercase",
  "passwordSame",
  "passwordSymbols",
  "passwordUppercase",
  "port",
  "privateKey",
  "privateKeyTooSlow",
  "publicKey",
  "range",
  "reference",
  "referenceForbidden",
  "repeat",
  "required",
  "scopes",
  "searchFilter",
  "sshPrivateKey",
  "taken",
  "ticket",
  "unknown",
  "url",
  "userFilter",
  "year"
];
var KNOWN_PROBLEM_REASONS = new Set(PROBLEM_REASONS);
function isProblemMessage(text) {
  const [, reason] = text.match(/^validation\.([A-Za-z0-9]+)(?:\|\d+)?$/) ?? [];
  return reason !== undefined && KNOWN_PROBLEM_REASONS.has(reason);
}

// src/base/refusal.ts
class Refusal extends Error {
  name = "Refusal";
  code;
  details;
  problems;
  constructor(code, message, details = {}, problems = []) {
    super(message);
    this.code = code;
    this.details = details;
    this.problems = problems;
  }
  get reason() {
    const { text, reason } = this.details;
    if (text !== undefined)
      return toRefusalReason(text);
    return reason ?? (this.problems.length > 0 ? "fieldsWrong" : toRefusalReason(this.code));
  }
}
function validationRefusal(problems) {
  const named = problems.map((problem) => problem.path || "body").join(", ");
  return new Refusal("BAD_REQUEST", `wrong or missing: ${named}`, {}, problems);
}
var DISK_FULL_CODES = new Set(["ENOSPC", "EDQUOT"]);

// src/base/parse.ts
function parse(schema, input) {
  const result = schema.safeParse(input);
  if (result.success)
    return result.data;
  throw validationRefusal(result.error.issues.flatMap((issue) => {
    const path = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        path: [path, key].filter(Boolean).join("."),
        message: "validation.unknown"
      }));
    }
    return [{ path, message: problemMessageOf(issue) }];
  }));
}
function withPathPrefix(name, check) {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "BAD_REQUEST")
      throw error;
    throw validationRefusal(error.problems.map((problem) => ({ ...problem, path: [name, problem.path].filter(Boolean).join(".") })));
  }
}
function problemMessageOf(issue) {
  if (isProblemMessage(issue.message))
    return issue.message;
  return issue.code === "invalid_type" && issue.input === undefined ? "validation.required" : "validation.invalid";
}

// src/base/partial-update.ts
var VERSION = "version";
function definePartialUpdate(whole, { secrets = [], commands = [] } = {}) {
  const unstored = new Set([...secrets, ...commands]);
  return {
    schema: strictObject({
      ...partialFields(whole, { secrets, commands }),
      [VERSION]: optional(int("validation.integer"))
    }),
    merge(stored, change) {
      const entries = Object.keys(whole.shape).filter((name) => name !== VERSION).map((name) => {
        const kept = unstored.has(name) ? undefined : storedValue(name, stored);
        return [name, mergedValue(whole, name, kept, change[name])];
      });
      return runObjectChecks(whole, Object.fromEntries(entries));
    }
  };
}
function partialFields(whole, { secrets = [], commands = [] } = {}) {
  return Object.fromEntries(Object.entries(whole.shape).filter(([name]) => name !== VERSION).map(([name, field]) => {
    if (secrets.includes(name))
      return [name, optional(nullable(withoutDefault(field)))];
    return [name, commands.includes(name) ? optional(withoutDefault(field)) : partialField(field)];
  }));
}
function partialField(field) {
  const inner = withoutDefault(field);
  const part = nestedObjectSchema(inner);
  if (part)
    return optional(nullable(strictObject(partialFields(part))));
  if (!isDefault(field) || isNullable(inner))
    return optional(inner);
  const cleared = transform((value) => value === null ? field._zod.def.defaultValue : value);
  return optional(pipe(nullable(inner), cleared));
}
function mergedValue(whole, name, kept, given) {
  const field = whole.shape[name];
  if (given === undefined)
    return kept === undefined ? parseField(field, name, undefined) : kept;
  const part = nestedObjectSchema(withoutDefault(field));
  if (!part)
    return given;
  if (given === null) {
    if (isDefault(field))
      return field._zod.def.defaultValue;
    return isNullable(withoutDefault(field)) ? null : undefined;
  }
  return parseField(part, name, deepMerge(kept, given));
}
function deepMerge(kept, given) {
  if (given === undefined)
    return kept;
  if (!isRecord(kept) || !isRecord(given))
    return given;
  const entries = Object.entries(given).map(([name, value]) => [name, deepMerge(kept[name], value)]);
  return { ...kept, ...Object.fromEntries(entries) };
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function parseField(field, name, value) {
  return withPathPrefix(name, () => parse(field, value));
}
function runObjectChecks(whole, merged) {
  const checks = whole._zod.def.checks ?? [];
  return checks.length === 0 ? merged : parse(looseObject({}).check(...checks), merged);
}
function storedValue(name, stored) {
  const values = stored;
  if (values[name] !== undefined)
    return values[name];
  const [, one, isMany] = name.match(/^(.+)Id(s?)$/) ?? [];
  const shown = one === undefined ? undefined : values[isMany ? `${one}s` : one];
  assert(shown !== undefined, `what is stored has "${name}"`);
  if (Array.isArray(shown))
    return shown.map(({ id }) => id);
  return shown?.id ?? null;
}
function withoutDefault(field) {
  const { def } = field._zod;
  if (def.type !== "default" && def.type !== "optional" || !def.innerType)
    return field;
  const inner = withoutDefault(def.innerType);
  return def.checks?.length ? inner.check(...def.checks) : inner;
}
function isDefault(field) {
  return field._zod.def.type === "default";
}
function isNullable(field) {
  return field._zod.def.type === "nullable";
}
function nestedObjectSchema(field) {
  const { def } = field._zod;
  if (def.type === "nullable" && def.innerType)
    return nestedObjectSchema(def.innerType);
  return def.type === "object" ? field : null;
}

// src/identity/passwords/fields.ts
var policyName = string("validation.required").check(_trim(), refine(isPolicyName, `validation.minLetters|${POLICY_NAME_LETTERS_MIN}`), _maxLength(POLICY_NAME_CHARACTERS_MAX, `validation.max|${POLICY_NAME_CHARACTERS_MAX}`));
var COUNT = { min: 0, max: CHARACTER_CLASS_COUNT_MAX, default: 0 };
var PASSWORD_POLICY_FIELDS = {
  name: formattedTextField({
    column: "name",
    label: "terms.name",
    hint: "settings.policyNameHint",
    hintValues: { n: POLICY_NAME_LETTERS_MIN },
    max: POLICY_NAME_CHARACTERS_MAX
  }, policyName),
  minimumLength: integerField({
    column: "minimum_length",
    label: "settings.count_length",
    min: 1,
    max: MINIMUM_LENGTH_MAX
  }),
  lowercase: integerField({ column: "lowercase", label: "settings.count_lowercase", ...COUNT }),
  uppercase: integerField({ column: "uppercase", label: "settings.count_uppercase", ...COUNT }),
  digits: integerField({ column: "digits", label: "settings.count_digits", ...COUNT }),
  symbols: integerField({ column: "symbols", label: "settings.count_symbols", ...COUNT }),
  validityInDays: integerField({
    column: "validity_days",
    label: "settings.validDays",
    hint: "settings.validDaysHint",
    min: 0,
    max: VALIDITY_DAYS_MAX,
    default: 0
  })
};

// src/identity/passwords/contract.ts
var newPassword = string("validation.required").check(_minLength(1, "validation.required"), _maxLength(PASSWORD_CHARACTERS_MAX, `validation.max|${PASSWORD_CHARACTERS_MAX}`));
var passwordPolicy = object({ ...responseSchemas(PASSWORD_POLICY_FIELDS), version: int() });
var savePasswordPolicy = strictObject({
  ...inputSchemas(PASSWORD_POLICY_FIELDS),
  version: optional(int())
});
var passwordPolicyChanges = definePartialUpdate(savePasswordPolicy);
var passwordEndpoints = {
  getPasswordPolicy: get("/passwordpolicy", {
    summary: "Gets the password policy",
    auth: "signedIn",
    response: passwordPolicy
  }),
  updatePasswordPolicy: put("/passwordpolicy", {
    summary: "Changes the password policy for new passwords",
    auth: { system: "LICENSE_INSTALL" },
    body: passwordPolicyChanges.schema,
    response: passwordPolicy,
    refuses: ["CONFLICT"]
  })
};

// src/identity/sources/rules.ts
var CLAIM_KEY_CHARACTERS_MAX = 255;
// src/base/provider-failure.ts
var PROVIDER_PROBLEMS = [
  "PROVIDER_UNREACHABLE",
  "PROVIDER_RESPONSE_INVALID",
  "PROVIDER_ISSUER_MISMATCH",
  "PROVIDER_REFUSED",
  "PROVIDER_TOKEN_INVALID"
];

// src/identity/providers/rules.ts
var PROVIDER_NAME_CHARACTERS_MAX = 50;
var ISSUER_CHARACTERS_MAX = 500;
var CLIENT_ID_CHARACTERS_MAX = 255;
var CLIENT_SECRET_CHARACTERS_MAX = 500;
var SCOPES_CHARACTERS_MAX = 500;
var AUDIENCE_CHARACTERS_MAX = 500;
var CERTIFICATE_CHARACTERS_MAX = 20000;
var AUTHORIZATION_REQUEST_MS = 10 * MS_PER_MINUTE;
var PROVIDER_RECHECK_MS = 5 * MS_PER_MINUTE;
var CODE_CHARACTERS_MAX2 = 4000;
var CODE_VERIFIER_CHARACTERS_MIN = 43;
var CODE_VERIFIER_CHARACTERS_MAX = 128;
var REDIRECT_URI_CHARACTERS_MAX = 1000;
var CLIENT_AUTHENTICATIONS = ["CLIENT_SECRET_BASIC", "CLIENT_SECRET_POST"];
var SIGN_IN_PROBLEMS = [
  ...PROVIDER_PROBLEMS,
  "PROVIDER_REQUEST_UNKNOWN",
  "PROVIDER_USER_NOT_ALLOWED",
  "PROVIDER_AUTHENTICATION_STALE",
  "PROVIDER_USER_MISMATCH"
];
var CLAIM_NAMES_DEFAULT = {
  username: "preferred_username",
  firstname: "given_name",
  surname: "family_name",
  email: "email",
  groups: "groups"
};
function isRedirectUri(text) {
  if (!URL.canParse(text))
    return false;
  const { href, protocol } = new URL(text);
  return href === text && !/[?#]/.test(text) && !/^(javascript|data):/.test(protocol);
}

// src/identity/providers/contract.ts
var claimNames = object({
  username: string(),
  firstname: string(),
  surname: string(),
  email: string(),
  groups: string()
});
var identityProvider = namedSchema("IdentityProvider", object({
  id,
  name: string(),
  issuer: string(),
  clientId: string(),
  hasClientSecret: boolean(),
  clientAuthentication: _enum(CLIENT_AUTHENTICATIONS),
  scopes: string(),
  audience: string(),
  claims: claimNames,
  caCertificate: string(),
  enabled: boolean(),
  createdOn: instant,
  version: int()
}));
var claimName = (name) => _default(requiredText(CLAIM_KEY_CHARACTERS_MAX), CLAIM_NAMES_DEFAULT[name]);
var SCOPES = /^(?=(.* )?openid( |$))[!#-[\]-~]+( [!#-[\]-~]+)*$/;
var saveIdentityProvider = strictObject({
  name: requiredText(PROVIDER_NAME_CHARACTERS_MAX).check(refine((text) => !/\p{Cc}/u.test(text), "validation.invalid")),
  issuer: requiredText(ISSUER_CHARACTERS_MAX),
  clientId: requiredText(CLIENT_ID_CHARACTERS_MAX),
  clientSecret: optionalText(CLIENT_SECRET_CHARACTERS_MAX),
  clientAuthentication: _default(_enum(CLIENT_AUTHENTICATIONS, "validation.choice"), "CLIENT_SECRET_BASIC"),
  scopes: _default(requiredText(SCOPES_CHARACTERS_MAX).check(_regex(SCOPES, "validation.scopes")), "openid profile email"),
  audience: optionalText(AUDIENCE_CHARACTERS_MAX),
  claims: _default(strictObject({
    username: claimName("username"),
    firstname: claimName("firstname"),
    surname: claimName("surname"),
    email: claimName("email"),
    groups: claimName("groups")
  }), CLAIM_NAMES_DEFAULT),
  caCertificate: optionalText(CERTIFICATE_CHARACTERS_MAX),
  enabled: _default(boolean(), false),
  confirmAddressChange: _default(boolean("validation.invalid"), false),
  version: optional(int())
});
var identityProviderChanges = definePartialUpdate(saveIdentityProvider, {
  secrets: ["clientSecret"],
  commands: ["confirmAddressChange"]
});
var providerCheck = object({
  problem: nullable(string()),
  detail: string(),
  endpoints: nullable(object({
    issuer: string(),
    authorizationEndpoint: string(),
    tokenEndpoint: string(),
    userinfoEndpoint: nullable(string()),
    endSessionEndpoint: nullable(string()),
    revocationEndpoint: nullable(string()),
    supportsPkce: boolean()
  })),
  isClientAccepted: nullable(boolean()),
  redirectUri: string(),
  postLogoutRedirectUri: string()
});
var federatedSignIn = strictObject({
  token_provider: id,
  authorization_code: requiredText(CODE_CHARACTERS_MAX2),
  code_verifier: string("validation.required").check(_minLength(CODE_VERIFIER_CHARACTERS_MIN, `validation.min|${CODE_VERIFIER_CHARACTERS_MIN}`), _maxLength(CODE_VERIFIER_CHARACTERS_MAX, `validation.max|${CODE_VERIFIER_CHARACTERS_MAX}`), _regex(/^[A-Za-z0-9._~-]+$/, "validation.invalid")),
  redirect_uri: requiredText(REDIRECT_URI_CHARACTERS_MAX).check(refine(isRedirectUri, "validation.invalid")),
  nonce: optional(requiredText(CODE_VERIFIER_CHARACTERS_MAX))
});
var CHANGE_GATE = "superuser";
var identityProviderEndpoints = {
  createIdentityProvider: post("/identityproviders", {
    summary: "Adds an identity provider",
    auth: CHANGE_GATE,
    body: saveIdentityProvider,
    response: identityProvider,
    status: 201,
    refuses: ["CONFLICT"]
  }),
  getIdentityProvider: get("/identityproviders/:identityProviderId", {
    summary: "One identity provider, without its secret",
    auth: CHANGE_GATE,
    response: identityProvider
  }),
  updateIdentityProvider: put("/identityproviders/:identityProviderId", {
    summary: "Changes an identity provider; switching it off, or another issuer, ends the sign-ins that came from it",
    auth: CHANGE_GATE,
    body: identityProviderChanges.schema,
    response: identityProvider,
    refuses: ["CONFLICT"]
  }),
  deleteIdentityProvider: del("/identityproviders/:identityProviderId", {
    summary: "Deletes an identity provider that neither sources nor users name",
    auth: CHANGE_GATE,
    refuses: ["CONFLICT"]
  }),
  checkIdentityProvider: post("/identityproviders/:identityProviderId/check", {
    summary: "Tests an identity provider's configuration and reports problems",
    auth: CHANGE_GATE,
    response: providerCheck
  })
};

// src/identity/users/rules.ts
var USERNAME_CHARACTERS_MAX = 100;

// src/identity/signin/password-reset/rules.ts
var ONE_TIME_PASSWORD_MS = 30 * MS_PER_MINUTE;
var ONE_TIME_PASSWORD_CHARACTERS_MAX = 100;

// src/identity/signin/contract.ts
var credentials = strictObject({
  username: string("validation.required").check(_trim(), _minLength(1, "validation.required"), _maxLength(USERNAME_CHARACTERS_MAX)),
  password: string("validation.required").check(_minLength(1, "validation.required"), _maxLength(PASSWORD_CHARACTERS_MAX))
});
var trimmedText = (most) => _default(string().check(_trim(), _maxLength(most, `validation.max|${most}`)), "");
var requestReset = strictObject({
  username: trimmedText(Math.max(USERNAME_CHARACTERS_MAX, EMAIL_CHARACTERS_MAX)),
  email: trimmedText(EMAIL_CHARACTERS_MAX)
}).check(refine((given) => given.username !== "" || given.email !== "", {
  error: "validation.required",
  path: ["username"]
}));
var replacePassword = strictObject({ password: newPassword });
var resetPassword = strictObject({
  oneTimePassword: string("validation.required").check(_trim(), _minLength(1, "validation.required"), _maxLength(ONE_TIME_PASSWORD_CHARACTERS_MAX, "validation.oneTimePassword")),
  password: newPassword
});
var clientCredentials = extend(credentials, {
  otp: optional(string().check(_maxLength(CODE_CHARACTERS_MAX)))
});
var token = object({
  access_token: string(),
  refresh_token: string(),
  iat: int(),
  exp: int(),
  refresh_iat: int(),
  refresh_exp: int(),
  token_provider: nullable(object({
    token_endpoint: string(),
    end_session_endpoint: nullable(string()),
    revocation_endpoint: nullable(string()),
    client_id: string()
  }))
});
var signInEndpoints = {
  createToken: post("/token", {
    summary: "Signs in an API client with user name, password and, if set up, one-time password",
    auth: "public",
    body: clientCredentials,
    response: token,
    refuses: ["LOGIN_FAILED", "TOO_MANY_REQUESTS", "SERVER_BUSY"]
  }),
  refreshToken: post("/token/refresh", {
    summary: "Exchanges a refresh token for a new token; single use",
    auth: "public",
    body: strictObject({ refresh_token: string().check(_maxLength(REFRESH_TOKEN_CHARACTERS_MAX)) }),
    response: token,
    refuses: ["UNAUTHORIZED"]
  }),
  createFederatedToken: post("/token/federated", {
    summary: "Signs a client in with the code that an identity provider gave it",
    auth: "public",
    body: federatedSignIn,
    response: token,
    refuses: ["LOGIN_FAILED"]
  }),
  createSignInChallenge: post("/passkeys/challenge", {
    summary: "Creates a passkey challenge during sign-in; single use, valid for minutes",
    auth: "public",
    body: strictObject({ purpose: _enum(SIGN_IN_PURPOSES, "validation.choice") }),
    response: challenge,
    refuses: ["UNAUTHORIZED", "CONFLICT"]
  }),
  requestPasswordReset: post("/resetpassword", {
    summary: "Sends a one-time password to a local user; the response is the same when the user does not exist",
    auth: "public",
    body: requestReset
  }),
  resetPassword: put("/resetpassword", {
    summary: "Sets a new password with the one-time password, and ends all sign-ins of the user",
    auth: "public",
    body: resetPassword
  }),
  signOut: put("/profile/logout", { summary: "Ends the caller's sign-in", auth: "signedIn" }),
  getSystemAuthorities: get("/profile/systemroleauthorities", {
    summary: "The caller's system authorities",
    auth: "signedIn",
    tokens: "any",
    response: array(string())
  })
};

// src/identity/stepup/contract.ts
var stepUpCredentials = strictObject({
  password: optional(string().check(_minLength(1), _maxLength(PASSWORD_CHARACTERS_MAX))),
  otp: optional(string().check(_minLength(1), _maxLength(CODE_CHARACTERS_MAX))),
  passkey: optional(authenticationResponse)
}).check(refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
  error: "validation.required",
  path: ["password"]
}));
var stepUpEndpoints = {
  performStepUp: post("/profile/step-up", {
    summary: "Step-up: authenticates the caller again by password, one-time password or passkey",
    auth: "signedIn",
    body: stepUpCredentials,
    refuses: ["LOGIN_FAILED", "TOO_MANY_REQUESTS", "SERVER_BUSY"]
  })
};

// islands/passkey.tsx
var jsx_dev_runtime = __toESM(require_jsx_dev_runtime(), 1);
function Passkey({ purpose, label, action, fields = {}, name, target = null }) {
  const { t, csrf } = useIslandView();
  const form = import_react.useRef(null);
  const answered = import_react.useRef(null);
  const [isWaiting, setWaiting] = import_react.useState(false);
  const [problem, setProblem] = import_react.useState("");
  const isUsable = usePasskeySupport();
  async function use() {
    setWaiting(true);
    setProblem("");
    try {
      const answer = await requestPasskey(purpose, csrf);
      if (action === null) {
        await callApi(stepUpEndpoints.performStepUp, { path: {}, body: { passkey: answer } }, csrf);
        if (target === null)
          document.dispatchEvent(new Event(STEP_UP_DONE_EVENT));
        else
          location.assign(target);
      } else {
        answered.current.value = JSON.stringify(answer);
        form.current.submit();
      }
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t(errorTextKey(error)));
      setWaiting(false);
    }
  }
  if (!isUsable)
    return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("p", {
      className: "muted",
      children: t("factors.passkeyUnsupported")
    }, undefined, false, undefined, this);
  return /* @__PURE__ */ jsx_dev_runtime.jsxDEV("form", {
    ref: form,
    className: "form passkey",
    method: "post",
    action: action ?? undefined,
    onSubmit: (event) => {
      event.preventDefault();
      use();
    },
    children: [
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("input", {
        type: "hidden",
        name: "_csrf",
        value: csrf
      }, undefined, false, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV("input", {
        type: "hidden",
        name: "answer",
        ref: answered
      }, undefined, false, undefined, this),
      Object.entries(fields).map(([key, value]) => /* @__PURE__ */ jsx_dev_runtime.jsxDEV("input", {
        type: "hidden",
        name: key,
        value
      }, key, false, undefined, this)),
      name !== undefined && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("div", {
        className: "field",
        children: [
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("label", {
            className: "field-label",
            htmlFor: "field-name",
            children: t("factors.passkeyName")
          }, undefined, false, undefined, this),
          /* @__PURE__ */ jsx_dev_runtime.jsxDEV("input", {
            id: "field-name",
            className: "input",
            name: "name",
            defaultValue: name,
            maxLength: PASSKEY_NAME_CHARACTERS_MAX,
            autoComplete: "off",
            required: true
          }, undefined, false, undefined, this)
        ]
      }, undefined, true, undefined, this),
      /* @__PURE__ */ jsx_dev_runtime.jsxDEV(Button, {
        type: "submit",
        icon: "key",
        disabled: isWaiting,
        children: isWaiting ? t("factors.waiting") : label
      }, undefined, false, undefined, this),
      problem && /* @__PURE__ */ jsx_dev_runtime.jsxDEV("p", {
        className: "field-error",
        role: "alert",
        children: problem
      }, undefined, false, undefined, this)
    ]
  }, undefined, true, undefined, this);
}
function usePasskeySupport() {
  const [isUsable, setUsable] = import_react.useState(true);
  import_react.useEffect(() => setUsable("PublicKeyCredential" in window), []);
  return isUsable;
}
async function requestPasskey(purpose, csrf) {
  const own = OWN_PURPOSES.find((one) => one === purpose);
  const { options } = own ? await withStepUp(() => callApi(passkeyEndpoints.createOwnChallenge, { path: {}, body: { purpose: own } }, csrf)) : await callApi(signInEndpoints.createSignInChallenge, { path: {}, body: { purpose } }, csrf);
  const isNew = purpose === "REGISTER" || purpose === "ENROL";
  if (isNew) {
    const optionsJSON = options;
    return await startRegistration({ optionsJSON });
  }
  const optionsJSON = options;
  return await startAuthentication({ optionsJSON });
}
function errorTextKey(error) {
  const name = error instanceof Error ? error.name : "";
  return name === "InvalidStateError" ? "factors.passkeyKnown" : "factors.passkeyCancelled";
}
var passkey_default = defineIsland("passkey", Passkey, ["factors"]);
export {
  passkey_default as default
};

//# debugId=85FC15C6E0D148B564756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vbm9kZV9tb2R1bGVzL0BzaW1wbGV3ZWJhdXRobi9icm93c2VyL2VzbS9oZWxwZXJzL2J1ZmZlclRvQmFzZTY0VVJMU3RyaW5nLmpzIiwgIi4uLy4uL25vZGVfbW9kdWxlcy9Ac2ltcGxld2ViYXV0aG4vYnJvd3Nlci9lc20vaGVscGVycy9iYXNlNjRVUkxTdHJpbmdUb0J1ZmZlci5qcyIsICIuLi8uLi9ub2RlX21vZHVsZXMvQHNpbXBsZXdlYmF1dGhuL2Jyb3dzZXIvZXNtL2hlbHBlcnMvYnJvd3NlclN1cHBvcnRzV2ViQXV0aG4uanMiLCAiLi4vLi4vbm9kZV9tb2R1bGVzL0BzaW1wbGV3ZWJhdXRobi9icm93c2VyL2VzbS9oZWxwZXJzL3RvUHVibGljS2V5Q3JlZGVudGlhbERlc2NyaXB0b3IuanMiLCAiLi4vLi4vbm9kZV9tb2R1bGVzL0BzaW1wbGV3ZWJhdXRobi9icm93c2VyL2VzbS9oZWxwZXJzL2lzVmFsaWREb21haW4uanMiLCAiLi4vLi4vbm9kZV9tb2R1bGVzL0BzaW1wbGV3ZWJhdXRobi9icm93c2VyL2VzbS9oZWxwZXJzL3dlYkF1dGhuRXJyb3IuanMiLCAiLi4vLi4vbm9kZV9tb2R1bGVzL0BzaW1wbGV3ZWJhdXRobi9icm93c2VyL2VzbS9oZWxwZXJzL2lkZW50aWZ5UmVnaXN0cmF0aW9uRXJyb3IuanMiLCAiLi4vLi4vbm9kZV9tb2R1bGVzL0BzaW1wbGV3ZWJhdXRobi9icm93c2VyL2VzbS9oZWxwZXJzL3dlYkF1dGhuQWJvcnRTZXJ2aWNlLmpzIiwgIi4uLy4uL25vZGVfbW9kdWxlcy9Ac2ltcGxld2ViYXV0aG4vYnJvd3Nlci9lc20vaGVscGVycy90b0F1dGhlbnRpY2F0b3JBdHRhY2htZW50LmpzIiwgIi4uLy4uL25vZGVfbW9kdWxlcy9Ac2ltcGxld2ViYXV0aG4vYnJvd3Nlci9lc20vbWV0aG9kcy9zdGFydFJlZ2lzdHJhdGlvbi5qcyIsICIuLi8uLi9ub2RlX21vZHVsZXMvQHNpbXBsZXdlYmF1dGhuL2Jyb3dzZXIvZXNtL2hlbHBlcnMvYnJvd3NlclN1cHBvcnRzV2ViQXV0aG5BdXRvZmlsbC5qcyIsICIuLi8uLi9ub2RlX21vZHVsZXMvQHNpbXBsZXdlYmF1dGhuL2Jyb3dzZXIvZXNtL2hlbHBlcnMvaWRlbnRpZnlBdXRoZW50aWNhdGlvbkVycm9yLmpzIiwgIi4uLy4uL25vZGVfbW9kdWxlcy9Ac2ltcGxld2ViYXV0aG4vYnJvd3Nlci9lc20vbWV0aG9kcy9zdGFydEF1dGhlbnRpY2F0aW9uLmpzIiwgIi4uLy4uL2lzbGFuZHMvcGFzc2tleS50c3giLCAiLi4vLi4vc3JjL2lkZW50aXR5L3Bhc3NrZXlzL3J1bGVzLnRzIiwgIi4uLy4uL3NyYy9pZGVudGl0eS9wYXNza2V5cy9jb250cmFjdC50cyIsICIuLi8uLi9zcmMvaWRlbnRpdHkvb3RwL3J1bGVzLnRzIiwgIi4uLy4uL3NyYy9iYXNlL2ZpZWxkcy50cyIsICIuLi8uLi9zcmMvYmFzZS9hc3NlcnQudHMiLCAiLi4vLi4vc3JjL2Jhc2UvcmVmdXNhbC1jb2Rlcy50cyIsICIuLi8uLi9zcmMvYmFzZS9yZWFzb25zLnRzIiwgIi4uLy4uL3NyYy9iYXNlL3JlZnVzYWwudHMiLCAiLi4vLi4vc3JjL2Jhc2UvcGFyc2UudHMiLCAiLi4vLi4vc3JjL2Jhc2UvcGFydGlhbC11cGRhdGUudHMiLCAiLi4vLi4vc3JjL2lkZW50aXR5L3Bhc3N3b3Jkcy9maWVsZHMudHMiLCAiLi4vLi4vc3JjL2lkZW50aXR5L3Bhc3N3b3Jkcy9jb250cmFjdC50cyIsICIuLi8uLi9zcmMvaWRlbnRpdHkvc291cmNlcy9ydWxlcy50cyIsICIuLi8uLi9zcmMvYmFzZS9wcm92aWRlci1mYWlsdXJlLnRzIiwgIi4uLy4uL3NyYy9pZGVudGl0eS9wcm92aWRlcnMvcnVsZXMudHMiLCAiLi4vLi4vc3JjL2lkZW50aXR5L3Byb3ZpZGVycy9jb250cmFjdC50cyIsICIuLi8uLi9zcmMvaWRlbnRpdHkvdXNlcnMvcnVsZXMudHMiLCAiLi4vLi4vc3JjL2lkZW50aXR5L3NpZ25pbi9wYXNzd29yZC1yZXNldC9ydWxlcy50cyIsICIuLi8uLi9zcmMvaWRlbnRpdHkvc2lnbmluL2NvbnRyYWN0LnRzIiwgIi4uLy4uL3NyYy9pZGVudGl0eS9zdGVwdXAvY29udHJhY3QudHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbCiAgICAiLyoqXG4gKiBDb252ZXJ0IHRoZSBnaXZlbiBhcnJheSBidWZmZXIgaW50byBhIEJhc2U2NFVSTC1lbmNvZGVkIHN0cmluZy4gSWRlYWwgZm9yIGNvbnZlcnRpbmcgdmFyaW91c1xuICogY3JlZGVudGlhbCByZXNwb25zZSBBcnJheUJ1ZmZlcnMgdG8gc3RyaW5nIGZvciBzZW5kaW5nIGJhY2sgdG8gdGhlIHNlcnZlciBhcyBKU09OLlxuICpcbiAqIEhlbHBlciBtZXRob2QgdG8gY29tcGxpbWVudCBgYmFzZTY0VVJMU3RyaW5nVG9CdWZmZXJgXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBidWZmZXJUb0Jhc2U2NFVSTFN0cmluZyhidWZmZXIpIHtcbiAgICBjb25zdCBieXRlcyA9IG5ldyBVaW50OEFycmF5KGJ1ZmZlcik7XG4gICAgbGV0IHN0ciA9ICcnO1xuICAgIGZvciAoY29uc3QgY2hhckNvZGUgb2YgYnl0ZXMpIHtcbiAgICAgICAgc3RyICs9IFN0cmluZy5mcm9tQ2hhckNvZGUoY2hhckNvZGUpO1xuICAgIH1cbiAgICBjb25zdCBiYXNlNjRTdHJpbmcgPSBidG9hKHN0cik7XG4gICAgcmV0dXJuIGJhc2U2NFN0cmluZy5yZXBsYWNlKC9cXCsvZywgJy0nKS5yZXBsYWNlKC9cXC8vZywgJ18nKS5yZXBsYWNlKC89L2csICcnKTtcbn1cbiIsCiAgICAiLyoqXG4gKiBDb252ZXJ0IGZyb20gYSBCYXNlNjRVUkwtZW5jb2RlZCBzdHJpbmcgdG8gYW4gQXJyYXkgQnVmZmVyLiBCZXN0IHVzZWQgd2hlbiBjb252ZXJ0aW5nIGFcbiAqIGNyZWRlbnRpYWwgSUQgZnJvbSBhIEpTT04gc3RyaW5nIHRvIGFuIEFycmF5QnVmZmVyLCBsaWtlIGluIGFsbG93Q3JlZGVudGlhbHMgb3JcbiAqIGV4Y2x1ZGVDcmVkZW50aWFsc1xuICpcbiAqIEhlbHBlciBtZXRob2QgdG8gY29tcGxpbWVudCBgYnVmZmVyVG9CYXNlNjRVUkxTdHJpbmdgXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBiYXNlNjRVUkxTdHJpbmdUb0J1ZmZlcihiYXNlNjRVUkxTdHJpbmcpIHtcbiAgICAvLyBDb252ZXJ0IGZyb20gQmFzZTY0VVJMIHRvIEJhc2U2NFxuICAgIGNvbnN0IGJhc2U2NCA9IGJhc2U2NFVSTFN0cmluZy5yZXBsYWNlKC8tL2csICcrJykucmVwbGFjZSgvXy9nLCAnLycpO1xuICAgIC8qKlxuICAgICAqIFBhZCB3aXRoICc9JyB1bnRpbCBpdCdzIGEgbXVsdGlwbGUgb2YgZm91clxuICAgICAqICg0IC0gKDg1ICUgNCA9IDEpID0gMykgJSA0ID0gMyBwYWRkaW5nXG4gICAgICogKDQgLSAoODYgJSA0ID0gMikgPSAyKSAlIDQgPSAyIHBhZGRpbmdcbiAgICAgKiAoNCAtICg4NyAlIDQgPSAzKSA9IDEpICUgNCA9IDEgcGFkZGluZ1xuICAgICAqICg0IC0gKDg4ICUgNCA9IDApID0gNCkgJSA0ID0gMCBwYWRkaW5nXG4gICAgICovXG4gICAgY29uc3QgcGFkTGVuZ3RoID0gKDQgLSAoYmFzZTY0Lmxlbmd0aCAlIDQpKSAlIDQ7XG4gICAgY29uc3QgcGFkZGVkID0gYmFzZTY0LnBhZEVuZChiYXNlNjQubGVuZ3RoICsgcGFkTGVuZ3RoLCAnPScpO1xuICAgIC8vIENvbnZlcnQgdG8gYSBiaW5hcnkgc3RyaW5nXG4gICAgY29uc3QgYmluYXJ5ID0gYXRvYihwYWRkZWQpO1xuICAgIC8vIENvbnZlcnQgYmluYXJ5IHN0cmluZyB0byBidWZmZXJcbiAgICBjb25zdCBidWZmZXIgPSBuZXcgQXJyYXlCdWZmZXIoYmluYXJ5Lmxlbmd0aCk7XG4gICAgY29uc3QgYnl0ZXMgPSBuZXcgVWludDhBcnJheShidWZmZXIpO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgYmluYXJ5Lmxlbmd0aDsgaSsrKSB7XG4gICAgICAgIGJ5dGVzW2ldID0gYmluYXJ5LmNoYXJDb2RlQXQoaSk7XG4gICAgfVxuICAgIHJldHVybiBidWZmZXI7XG59XG4iLAogICAgIi8qKlxuICogRGV0ZXJtaW5lIGlmIHRoZSBicm93c2VyIGlzIGNhcGFibGUgb2YgV2ViYXV0aG5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJyb3dzZXJTdXBwb3J0c1dlYkF1dGhuKCkge1xuICAgIHJldHVybiBfYnJvd3NlclN1cHBvcnRzV2ViQXV0aG5JbnRlcm5hbHMuc3R1YlRoaXMoZ2xvYmFsVGhpcz8uUHVibGljS2V5Q3JlZGVudGlhbCAhPT0gdW5kZWZpbmVkICYmXG4gICAgICAgIHR5cGVvZiBnbG9iYWxUaGlzLlB1YmxpY0tleUNyZWRlbnRpYWwgPT09ICdmdW5jdGlvbicpO1xufVxuLyoqXG4gKiBNYWtlIGl0IHBvc3NpYmxlIHRvIHN0dWIgdGhlIHJldHVybiB2YWx1ZSBkdXJpbmcgdGVzdGluZ1xuICogQGlnbm9yZSBEb24ndCBpbmNsdWRlIHRoaXMgaW4gZG9jcyBvdXRwdXRcbiAqL1xuZXhwb3J0IGNvbnN0IF9icm93c2VyU3VwcG9ydHNXZWJBdXRobkludGVybmFscyA9IHtcbiAgICBzdHViVGhpczogKHZhbHVlKSA9PiB2YWx1ZSxcbn07XG4iLAogICAgImltcG9ydCB7IGJhc2U2NFVSTFN0cmluZ1RvQnVmZmVyIH0gZnJvbSAnLi9iYXNlNjRVUkxTdHJpbmdUb0J1ZmZlci5qcyc7XG5leHBvcnQgZnVuY3Rpb24gdG9QdWJsaWNLZXlDcmVkZW50aWFsRGVzY3JpcHRvcihkZXNjcmlwdG9yKSB7XG4gICAgY29uc3QgeyBpZCB9ID0gZGVzY3JpcHRvcjtcbiAgICByZXR1cm4ge1xuICAgICAgICAuLi5kZXNjcmlwdG9yLFxuICAgICAgICBpZDogYmFzZTY0VVJMU3RyaW5nVG9CdWZmZXIoaWQpLFxuICAgICAgICB0cmFuc3BvcnRzOiBkZXNjcmlwdG9yLnRyYW5zcG9ydHMsXG4gICAgICAgIHR5cGU6IGRlc2NyaXB0b3IudHlwZSxcbiAgICB9O1xufVxuIiwKICAgICIvKipcbiAqIEEgc2ltcGxlIHRlc3QgdG8gZGV0ZXJtaW5lIGlmIGEgaG9zdG5hbWUgaXMgYSBwcm9wZXJseS1mb3JtYXR0ZWQgZG9tYWluIG5hbWVcbiAqXG4gKiBBIFwidmFsaWQgZG9tYWluXCIgaXMgZGVmaW5lZCBoZXJlOiBodHRwczovL3VybC5zcGVjLndoYXR3Zy5vcmcvI3ZhbGlkLWRvbWFpblxuICpcbiAqIFJlZ2V4IHdhcyBvcmlnaW5hbGx5IHNvdXJjZWQgZnJvbSBoZXJlLCB0aGVuIHJlbWl4ZWQgdG8gYWRkIHB1bnljb2RlIHN1cHBvcnQ6XG4gKiBodHRwczovL3d3dy5vcmVpbGx5LmNvbS9saWJyYXJ5L3ZpZXcvcmVndWxhci1leHByZXNzaW9ucy1jb29rYm9vay85NzgxNDQ5MzI3NDUzL2NoMDhzMTUuaHRtbFxuICovXG5leHBvcnQgZnVuY3Rpb24gaXNWYWxpZERvbWFpbihob3N0bmFtZSkge1xuICAgIHJldHVybiAoXG4gICAgLy8gQ29uc2lkZXIgbG9jYWxob3N0IHZhbGlkIGFzIHdlbGwgc2luY2UgaXQncyBva2F5IHdydCBTZWN1cmUgQ29udGV4dHNcbiAgICBob3N0bmFtZSA9PT0gJ2xvY2FsaG9zdCcgfHxcbiAgICAgICAgLy8gU3VwcG9ydCBwdW55Y29kZSAoQUNFKSBvciBhc2NpaSBsYWJlbHMgYW5kIGRvbWFpbnNcbiAgICAgICAgL14oKHhuLS1bYS16MC05LV0rfFthLXowLTldKygtW2EtejAtOV0rKSopXFwuKSsoW2Etel17Mix9fHhuLS1bYS16MC05LV0rKSQvaS50ZXN0KGhvc3RuYW1lKSk7XG59XG4iLAogICAgIi8qKlxuICogQSBjdXN0b20gRXJyb3IgdXNlZCB0byByZXR1cm4gYSBtb3JlIG51YW5jZWQgZXJyb3IgZGV0YWlsaW5nIF93aHlfIG9uZSBvZiB0aGUgZWlnaHQgZG9jdW1lbnRlZFxuICogZXJyb3JzIGluIHRoZSBzcGVjIHdhcyByYWlzZWQgYWZ0ZXIgY2FsbGluZyBgbmF2aWdhdG9yLmNyZWRlbnRpYWxzLmNyZWF0ZSgpYCBvclxuICogYG5hdmlnYXRvci5jcmVkZW50aWFscy5nZXQoKWA6XG4gKlxuICogLSBgQWJvcnRFcnJvcmBcbiAqIC0gYENvbnN0cmFpbnRFcnJvcmBcbiAqIC0gYEludmFsaWRTdGF0ZUVycm9yYFxuICogLSBgTm90QWxsb3dlZEVycm9yYFxuICogLSBgTm90U3VwcG9ydGVkRXJyb3JgXG4gKiAtIGBTZWN1cml0eUVycm9yYFxuICogLSBgVHlwZUVycm9yYFxuICogLSBgVW5rbm93bkVycm9yYFxuICpcbiAqIEVycm9yIG1lc3NhZ2VzIHdlcmUgZGV0ZXJtaW5lZCB0aHJvdWdoIGludmVzdGlnYXRpb24gb2YgdGhlIHNwZWMgdG8gZGV0ZXJtaW5lIHVuZGVyIHdoaWNoXG4gKiBzY2VuYXJpb3MgYSBnaXZlbiBlcnJvciB3b3VsZCBiZSByYWlzZWQuXG4gKi9cbmV4cG9ydCBjbGFzcyBXZWJBdXRobkVycm9yIGV4dGVuZHMgRXJyb3Ige1xuICAgIGNvbnN0cnVjdG9yKHsgbWVzc2FnZSwgY29kZSwgY2F1c2UsIG5hbWUsIH0pIHtcbiAgICAgICAgLy8gQHRzLWlnbm9yZTogaGVscCBSb2xsdXAgdW5kZXJzdGFuZCB0aGF0IGBjYXVzZWAgaXMgb2theSB0byBzZXRcbiAgICAgICAgc3VwZXIobWVzc2FnZSwgeyBjYXVzZSB9KTtcbiAgICAgICAgT2JqZWN0LmRlZmluZVByb3BlcnR5KHRoaXMsIFwiY29kZVwiLCB7XG4gICAgICAgICAgICBlbnVtZXJhYmxlOiB0cnVlLFxuICAgICAgICAgICAgY29uZmlndXJhYmxlOiB0cnVlLFxuICAgICAgICAgICAgd3JpdGFibGU6IHRydWUsXG4gICAgICAgICAgICB2YWx1ZTogdm9pZCAwXG4gICAgICAgIH0pO1xuICAgICAgICB0aGlzLm5hbWUgPSBuYW1lID8/IGNhdXNlLm5hbWU7XG4gICAgICAgIHRoaXMuY29kZSA9IGNvZGU7XG4gICAgfVxufVxuIiwKICAgICJpbXBvcnQgeyBpc1ZhbGlkRG9tYWluIH0gZnJvbSAnLi9pc1ZhbGlkRG9tYWluLmpzJztcbmltcG9ydCB7IFdlYkF1dGhuRXJyb3IgfSBmcm9tICcuL3dlYkF1dGhuRXJyb3IuanMnO1xuLyoqXG4gKiBBdHRlbXB0IHRvIGludHVpdCBfd2h5XyBhbiBlcnJvciB3YXMgcmFpc2VkIGFmdGVyIGNhbGxpbmcgYG5hdmlnYXRvci5jcmVkZW50aWFscy5jcmVhdGUoKWBcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlkZW50aWZ5UmVnaXN0cmF0aW9uRXJyb3IoeyBlcnJvciwgb3B0aW9ucywgfSkge1xuICAgIGNvbnN0IHsgcHVibGljS2V5IH0gPSBvcHRpb25zO1xuICAgIGlmICghcHVibGljS2V5KSB7XG4gICAgICAgIHRocm93IEVycm9yKCdvcHRpb25zIHdhcyBtaXNzaW5nIHJlcXVpcmVkIHB1YmxpY0tleSBwcm9wZXJ0eScpO1xuICAgIH1cbiAgICBpZiAoZXJyb3IubmFtZSA9PT0gJ0Fib3J0RXJyb3InKSB7XG4gICAgICAgIGlmIChvcHRpb25zLnNpZ25hbCBpbnN0YW5jZW9mIEFib3J0U2lnbmFsKSB7XG4gICAgICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1jcmVhdGVDcmVkZW50aWFsIChTdGVwIDE2KVxuICAgICAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgICAgICBtZXNzYWdlOiAnUmVnaXN0cmF0aW9uIGNlcmVtb255IHdhcyBzZW50IGFuIGFib3J0IHNpZ25hbCcsXG4gICAgICAgICAgICAgICAgY29kZTogJ0VSUk9SX0NFUkVNT05ZX0FCT1JURUQnLFxuICAgICAgICAgICAgICAgIGNhdXNlOiBlcnJvcixcbiAgICAgICAgICAgIH0pO1xuICAgICAgICB9XG4gICAgfVxuICAgIGVsc2UgaWYgKGVycm9yLm5hbWUgPT09ICdDb25zdHJhaW50RXJyb3InKSB7XG4gICAgICAgIGlmIChwdWJsaWNLZXkuYXV0aGVudGljYXRvclNlbGVjdGlvbj8ucmVxdWlyZVJlc2lkZW50S2V5ID09PSB0cnVlKSB7XG4gICAgICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1vcC1tYWtlLWNyZWQgKFN0ZXAgNClcbiAgICAgICAgICAgIHJldHVybiBuZXcgV2ViQXV0aG5FcnJvcih7XG4gICAgICAgICAgICAgICAgbWVzc2FnZTogJ0Rpc2NvdmVyYWJsZSBjcmVkZW50aWFscyB3ZXJlIHJlcXVpcmVkIGJ1dCBubyBhdmFpbGFibGUgYXV0aGVudGljYXRvciBzdXBwb3J0ZWQgaXQnLFxuICAgICAgICAgICAgICAgIGNvZGU6ICdFUlJPUl9BVVRIRU5USUNBVE9SX01JU1NJTkdfRElTQ09WRVJBQkxFX0NSRURFTlRJQUxfU1VQUE9SVCcsXG4gICAgICAgICAgICAgICAgY2F1c2U6IGVycm9yLFxuICAgICAgICAgICAgfSk7XG4gICAgICAgIH1cbiAgICAgICAgZWxzZSBpZiAoXG4gICAgICAgIC8vIEB0cy1pZ25vcmU6IGBtZWRpYXRpb25gIGRvZXNuJ3QgeWV0IGV4aXN0IG9uIENyZWRlbnRpYWxDcmVhdGlvbk9wdGlvbnMgYnV0IGl0J3MgcG9zc2libGUgYXMgb2YgU2VwdCAyMDI0XG4gICAgICAgIG9wdGlvbnMubWVkaWF0aW9uID09PSAnY29uZGl0aW9uYWwnICYmXG4gICAgICAgICAgICBwdWJsaWNLZXkuYXV0aGVudGljYXRvclNlbGVjdGlvbj8udXNlclZlcmlmaWNhdGlvbiA9PT0gJ3JlcXVpcmVkJykge1xuICAgICAgICAgICAgLy8gaHR0cHM6Ly93M2MuZ2l0aHViLmlvL3dlYmF1dGhuLyNzY3RuLWNyZWF0ZUNyZWRlbnRpYWwgKFN0ZXAgMjIuNClcbiAgICAgICAgICAgIHJldHVybiBuZXcgV2ViQXV0aG5FcnJvcih7XG4gICAgICAgICAgICAgICAgbWVzc2FnZTogJ1VzZXIgdmVyaWZpY2F0aW9uIHdhcyByZXF1aXJlZCBkdXJpbmcgYXV0b21hdGljIHJlZ2lzdHJhdGlvbiBidXQgaXQgY291bGQgbm90IGJlIHBlcmZvcm1lZCcsXG4gICAgICAgICAgICAgICAgY29kZTogJ0VSUk9SX0FVVE9fUkVHSVNURVJfVVNFUl9WRVJJRklDQVRJT05fRkFJTFVSRScsXG4gICAgICAgICAgICAgICAgY2F1c2U6IGVycm9yLFxuICAgICAgICAgICAgfSk7XG4gICAgICAgIH1cbiAgICAgICAgZWxzZSBpZiAocHVibGljS2V5LmF1dGhlbnRpY2F0b3JTZWxlY3Rpb24/LnVzZXJWZXJpZmljYXRpb24gPT09ICdyZXF1aXJlZCcpIHtcbiAgICAgICAgICAgIC8vIGh0dHBzOi8vd3d3LnczLm9yZy9UUi93ZWJhdXRobi0yLyNzY3RuLW9wLW1ha2UtY3JlZCAoU3RlcCA1KVxuICAgICAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgICAgICBtZXNzYWdlOiAnVXNlciB2ZXJpZmljYXRpb24gd2FzIHJlcXVpcmVkIGJ1dCBubyBhdmFpbGFibGUgYXV0aGVudGljYXRvciBzdXBwb3J0ZWQgaXQnLFxuICAgICAgICAgICAgICAgIGNvZGU6ICdFUlJPUl9BVVRIRU5USUNBVE9SX01JU1NJTkdfVVNFUl9WRVJJRklDQVRJT05fU1VQUE9SVCcsXG4gICAgICAgICAgICAgICAgY2F1c2U6IGVycm9yLFxuICAgICAgICAgICAgfSk7XG4gICAgICAgIH1cbiAgICB9XG4gICAgZWxzZSBpZiAoZXJyb3IubmFtZSA9PT0gJ0ludmFsaWRTdGF0ZUVycm9yJykge1xuICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1jcmVhdGVDcmVkZW50aWFsIChTdGVwIDIwKVxuICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1vcC1tYWtlLWNyZWQgKFN0ZXAgMylcbiAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgIG1lc3NhZ2U6ICdUaGUgYXV0aGVudGljYXRvciB3YXMgcHJldmlvdXNseSByZWdpc3RlcmVkJyxcbiAgICAgICAgICAgIGNvZGU6ICdFUlJPUl9BVVRIRU5USUNBVE9SX1BSRVZJT1VTTFlfUkVHSVNURVJFRCcsXG4gICAgICAgICAgICBjYXVzZTogZXJyb3IsXG4gICAgICAgIH0pO1xuICAgIH1cbiAgICBlbHNlIGlmIChlcnJvci5uYW1lID09PSAnTm90QWxsb3dlZEVycm9yJykge1xuICAgICAgICAvKipcbiAgICAgICAgICogUGFzcyB0aGUgZXJyb3IgZGlyZWN0bHkgdGhyb3VnaC4gUGxhdGZvcm1zIGFyZSBvdmVybG9hZGluZyB0aGlzIGVycm9yIGJleW9uZCB3aGF0IHRoZSBzcGVjXG4gICAgICAgICAqIGRlZmluZXMgYW5kIHdlIGRvbid0IHdhbnQgdG8gb3ZlcndyaXRlIHBvdGVudGlhbGx5IHVzZWZ1bCBlcnJvciBtZXNzYWdlcy5cbiAgICAgICAgICovXG4gICAgICAgIHJldHVybiBuZXcgV2ViQXV0aG5FcnJvcih7XG4gICAgICAgICAgICBtZXNzYWdlOiBlcnJvci5tZXNzYWdlLFxuICAgICAgICAgICAgY29kZTogJ0VSUk9SX1BBU1NUSFJPVUdIX1NFRV9DQVVTRV9QUk9QRVJUWScsXG4gICAgICAgICAgICBjYXVzZTogZXJyb3IsXG4gICAgICAgIH0pO1xuICAgIH1cbiAgICBlbHNlIGlmIChlcnJvci5uYW1lID09PSAnTm90U3VwcG9ydGVkRXJyb3InKSB7XG4gICAgICAgIGNvbnN0IHZhbGlkUHViS2V5Q3JlZFBhcmFtcyA9IHB1YmxpY0tleS5wdWJLZXlDcmVkUGFyYW1zLmZpbHRlcigocGFyYW0pID0+IHBhcmFtLnR5cGUgPT09ICdwdWJsaWMta2V5Jyk7XG4gICAgICAgIGlmICh2YWxpZFB1YktleUNyZWRQYXJhbXMubGVuZ3RoID09PSAwKSB7XG4gICAgICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1jcmVhdGVDcmVkZW50aWFsIChTdGVwIDEwKVxuICAgICAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgICAgICBtZXNzYWdlOiAnTm8gZW50cnkgaW4gcHViS2V5Q3JlZFBhcmFtcyB3YXMgb2YgdHlwZSBcInB1YmxpYy1rZXlcIicsXG4gICAgICAgICAgICAgICAgY29kZTogJ0VSUk9SX01BTEZPUk1FRF9QVUJLRVlDUkVEUEFSQU1TJyxcbiAgICAgICAgICAgICAgICBjYXVzZTogZXJyb3IsXG4gICAgICAgICAgICB9KTtcbiAgICAgICAgfVxuICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1vcC1tYWtlLWNyZWQgKFN0ZXAgMilcbiAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgIG1lc3NhZ2U6ICdObyBhdmFpbGFibGUgYXV0aGVudGljYXRvciBzdXBwb3J0ZWQgYW55IG9mIHRoZSBzcGVjaWZpZWQgcHViS2V5Q3JlZFBhcmFtcyBhbGdvcml0aG1zJyxcbiAgICAgICAgICAgIGNvZGU6ICdFUlJPUl9BVVRIRU5USUNBVE9SX05PX1NVUFBPUlRFRF9QVUJLRVlDUkVEUEFSQU1TX0FMRycsXG4gICAgICAgICAgICBjYXVzZTogZXJyb3IsXG4gICAgICAgIH0pO1xuICAgIH1cbiAgICBlbHNlIGlmIChlcnJvci5uYW1lID09PSAnU2VjdXJpdHlFcnJvcicpIHtcbiAgICAgICAgY29uc3QgZWZmZWN0aXZlRG9tYWluID0gZ2xvYmFsVGhpcy5sb2NhdGlvbi5ob3N0bmFtZTtcbiAgICAgICAgaWYgKCFpc1ZhbGlkRG9tYWluKGVmZmVjdGl2ZURvbWFpbikpIHtcbiAgICAgICAgICAgIC8vIGh0dHBzOi8vd3d3LnczLm9yZy9UUi93ZWJhdXRobi0yLyNzY3RuLWNyZWF0ZUNyZWRlbnRpYWwgKFN0ZXAgNylcbiAgICAgICAgICAgIHJldHVybiBuZXcgV2ViQXV0aG5FcnJvcih7XG4gICAgICAgICAgICAgICAgbWVzc2FnZTogYCR7Z2xvYmFsVGhpcy5sb2NhdGlvbi5ob3N0bmFtZX0gaXMgYW4gaW52YWxpZCBkb21haW5gLFxuICAgICAgICAgICAgICAgIGNvZGU6ICdFUlJPUl9JTlZBTElEX0RPTUFJTicsXG4gICAgICAgICAgICAgICAgY2F1c2U6IGVycm9yLFxuICAgICAgICAgICAgfSk7XG4gICAgICAgIH1cbiAgICAgICAgZWxzZSBpZiAocHVibGljS2V5LnJwLmlkICE9PSBlZmZlY3RpdmVEb21haW4pIHtcbiAgICAgICAgICAgIC8vIGh0dHBzOi8vd3d3LnczLm9yZy9UUi93ZWJhdXRobi0yLyNzY3RuLWNyZWF0ZUNyZWRlbnRpYWwgKFN0ZXAgOClcbiAgICAgICAgICAgIHJldHVybiBuZXcgV2ViQXV0aG5FcnJvcih7XG4gICAgICAgICAgICAgICAgbWVzc2FnZTogYFRoZSBSUCBJRCBcIiR7cHVibGljS2V5LnJwLmlkfVwiIGlzIGludmFsaWQgZm9yIHRoaXMgZG9tYWluYCxcbiAgICAgICAgICAgICAgICBjb2RlOiAnRVJST1JfSU5WQUxJRF9SUF9JRCcsXG4gICAgICAgICAgICAgICAgY2F1c2U6IGVycm9yLFxuICAgICAgICAgICAgfSk7XG4gICAgICAgIH1cbiAgICB9XG4gICAgZWxzZSBpZiAoZXJyb3IubmFtZSA9PT0gJ1R5cGVFcnJvcicpIHtcbiAgICAgICAgaWYgKHB1YmxpY0tleS51c2VyLmlkLmJ5dGVMZW5ndGggPCAxIHx8IHB1YmxpY0tleS51c2VyLmlkLmJ5dGVMZW5ndGggPiA2NCkge1xuICAgICAgICAgICAgLy8gaHR0cHM6Ly93d3cudzMub3JnL1RSL3dlYmF1dGhuLTIvI3NjdG4tY3JlYXRlQ3JlZGVudGlhbCAoU3RlcCA1KVxuICAgICAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgICAgICBtZXNzYWdlOiAnVXNlciBJRCB3YXMgbm90IGJldHdlZW4gMSBhbmQgNjQgY2hhcmFjdGVycycsXG4gICAgICAgICAgICAgICAgY29kZTogJ0VSUk9SX0lOVkFMSURfVVNFUl9JRF9MRU5HVEgnLFxuICAgICAgICAgICAgICAgIGNhdXNlOiBlcnJvcixcbiAgICAgICAgICAgIH0pO1xuICAgICAgICB9XG4gICAgfVxuICAgIGVsc2UgaWYgKGVycm9yLm5hbWUgPT09ICdVbmtub3duRXJyb3InKSB7XG4gICAgICAgIC8vIGh0dHBzOi8vd3d3LnczLm9yZy9UUi93ZWJhdXRobi0yLyNzY3RuLW9wLW1ha2UtY3JlZCAoU3RlcCAxKVxuICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1vcC1tYWtlLWNyZWQgKFN0ZXAgOClcbiAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgIG1lc3NhZ2U6ICdUaGUgYXV0aGVudGljYXRvciB3YXMgdW5hYmxlIHRvIHByb2Nlc3MgdGhlIHNwZWNpZmllZCBvcHRpb25zLCBvciBjb3VsZCBub3QgY3JlYXRlIGEgbmV3IGNyZWRlbnRpYWwnLFxuICAgICAgICAgICAgY29kZTogJ0VSUk9SX0FVVEhFTlRJQ0FUT1JfR0VORVJBTF9FUlJPUicsXG4gICAgICAgICAgICBjYXVzZTogZXJyb3IsXG4gICAgICAgIH0pO1xuICAgIH1cbiAgICByZXR1cm4gZXJyb3I7XG59XG4iLAogICAgImNsYXNzIEJhc2VXZWJBdXRobkFib3J0U2VydmljZSB7XG4gICAgY29uc3RydWN0b3IoKSB7XG4gICAgICAgIE9iamVjdC5kZWZpbmVQcm9wZXJ0eSh0aGlzLCBcImNvbnRyb2xsZXJcIiwge1xuICAgICAgICAgICAgZW51bWVyYWJsZTogdHJ1ZSxcbiAgICAgICAgICAgIGNvbmZpZ3VyYWJsZTogdHJ1ZSxcbiAgICAgICAgICAgIHdyaXRhYmxlOiB0cnVlLFxuICAgICAgICAgICAgdmFsdWU6IHZvaWQgMFxuICAgICAgICB9KTtcbiAgICB9XG4gICAgY3JlYXRlTmV3QWJvcnRTaWduYWwoKSB7XG4gICAgICAgIC8vIEFib3J0IGFueSBleGlzdGluZyBjYWxscyB0byBuYXZpZ2F0b3IuY3JlZGVudGlhbHMuY3JlYXRlKCkgb3IgbmF2aWdhdG9yLmNyZWRlbnRpYWxzLmdldCgpXG4gICAgICAgIGlmICh0aGlzLmNvbnRyb2xsZXIpIHtcbiAgICAgICAgICAgIGNvbnN0IGFib3J0RXJyb3IgPSBuZXcgRXJyb3IoJ0NhbmNlbGxpbmcgZXhpc3RpbmcgV2ViQXV0aG4gQVBJIGNhbGwgZm9yIG5ldyBvbmUnKTtcbiAgICAgICAgICAgIGFib3J0RXJyb3IubmFtZSA9ICdBYm9ydEVycm9yJztcbiAgICAgICAgICAgIHRoaXMuY29udHJvbGxlci5hYm9ydChhYm9ydEVycm9yKTtcbiAgICAgICAgfVxuICAgICAgICBjb25zdCBuZXdDb250cm9sbGVyID0gbmV3IEFib3J0Q29udHJvbGxlcigpO1xuICAgICAgICB0aGlzLmNvbnRyb2xsZXIgPSBuZXdDb250cm9sbGVyO1xuICAgICAgICByZXR1cm4gbmV3Q29udHJvbGxlci5zaWduYWw7XG4gICAgfVxuICAgIGNhbmNlbENlcmVtb255KCkge1xuICAgICAgICBpZiAodGhpcy5jb250cm9sbGVyKSB7XG4gICAgICAgICAgICBjb25zdCBhYm9ydEVycm9yID0gbmV3IEVycm9yKCdNYW51YWxseSBjYW5jZWxsaW5nIGV4aXN0aW5nIFdlYkF1dGhuIEFQSSBjYWxsJyk7XG4gICAgICAgICAgICBhYm9ydEVycm9yLm5hbWUgPSAnQWJvcnRFcnJvcic7XG4gICAgICAgICAgICB0aGlzLmNvbnRyb2xsZXIuYWJvcnQoYWJvcnRFcnJvcik7XG4gICAgICAgICAgICB0aGlzLmNvbnRyb2xsZXIgPSB1bmRlZmluZWQ7XG4gICAgICAgIH1cbiAgICB9XG59XG4vKipcbiAqIEEgc2VydmljZSBzaW5nbGV0b24gdG8gaGVscCBlbnN1cmUgdGhhdCBvbmx5IGEgc2luZ2xlIFdlYkF1dGhuIGNlcmVtb255IGlzIGFjdGl2ZSBhdCBhIHRpbWUuXG4gKlxuICogVXNlcnMgb2YgKipAc2ltcGxld2ViYXV0aG4vYnJvd3NlcioqIHNob3VsZG4ndCB0eXBpY2FsbHkgbmVlZCB0byB1c2UgdGhpcywgYnV0IGl0IGNhbiBoZWxwIGUuZy5cbiAqIGRldmVsb3BlcnMgYnVpbGRpbmcgcHJvamVjdHMgdGhhdCB1c2UgY2xpZW50LXNpZGUgcm91dGluZyB0byBiZXR0ZXIgY29udHJvbCB0aGUgYmVoYXZpb3Igb2ZcbiAqIHRoZWlyIFVYIGluIHJlc3BvbnNlIHRvIHJvdXRlciBuYXZpZ2F0aW9uIGV2ZW50cy5cbiAqL1xuZXhwb3J0IGNvbnN0IFdlYkF1dGhuQWJvcnRTZXJ2aWNlID0gbmV3IEJhc2VXZWJBdXRobkFib3J0U2VydmljZSgpO1xuIiwKICAgICJjb25zdCBhdHRhY2htZW50cyA9IFsnY3Jvc3MtcGxhdGZvcm0nLCAncGxhdGZvcm0nXTtcbi8qKlxuICogSWYgcG9zc2libGUgY29lcmNlIGEgYHN0cmluZ2AgdmFsdWUgaW50byBhIGtub3duIGBBdXRoZW50aWNhdG9yQXR0YWNobWVudGBcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRvQXV0aGVudGljYXRvckF0dGFjaG1lbnQoYXR0YWNobWVudCkge1xuICAgIGlmICghYXR0YWNobWVudCkge1xuICAgICAgICByZXR1cm47XG4gICAgfVxuICAgIGlmIChhdHRhY2htZW50cy5pbmRleE9mKGF0dGFjaG1lbnQpIDwgMCkge1xuICAgICAgICByZXR1cm47XG4gICAgfVxuICAgIHJldHVybiBhdHRhY2htZW50O1xufVxuIiwKICAgICJpbXBvcnQgeyBidWZmZXJUb0Jhc2U2NFVSTFN0cmluZyB9IGZyb20gJy4uL2hlbHBlcnMvYnVmZmVyVG9CYXNlNjRVUkxTdHJpbmcuanMnO1xuaW1wb3J0IHsgYmFzZTY0VVJMU3RyaW5nVG9CdWZmZXIgfSBmcm9tICcuLi9oZWxwZXJzL2Jhc2U2NFVSTFN0cmluZ1RvQnVmZmVyLmpzJztcbmltcG9ydCB7IGJyb3dzZXJTdXBwb3J0c1dlYkF1dGhuIH0gZnJvbSAnLi4vaGVscGVycy9icm93c2VyU3VwcG9ydHNXZWJBdXRobi5qcyc7XG5pbXBvcnQgeyB0b1B1YmxpY0tleUNyZWRlbnRpYWxEZXNjcmlwdG9yIH0gZnJvbSAnLi4vaGVscGVycy90b1B1YmxpY0tleUNyZWRlbnRpYWxEZXNjcmlwdG9yLmpzJztcbmltcG9ydCB7IGlkZW50aWZ5UmVnaXN0cmF0aW9uRXJyb3IgfSBmcm9tICcuLi9oZWxwZXJzL2lkZW50aWZ5UmVnaXN0cmF0aW9uRXJyb3IuanMnO1xuaW1wb3J0IHsgV2ViQXV0aG5BYm9ydFNlcnZpY2UgfSBmcm9tICcuLi9oZWxwZXJzL3dlYkF1dGhuQWJvcnRTZXJ2aWNlLmpzJztcbmltcG9ydCB7IHRvQXV0aGVudGljYXRvckF0dGFjaG1lbnQgfSBmcm9tICcuLi9oZWxwZXJzL3RvQXV0aGVudGljYXRvckF0dGFjaG1lbnQuanMnO1xuLyoqXG4gKiBCZWdpbiBhdXRoZW50aWNhdG9yIFwicmVnaXN0cmF0aW9uXCIgdmlhIFdlYkF1dGhuIGF0dGVzdGF0aW9uXG4gKlxuICogQHBhcmFtIG9wdGlvbnNKU09OIE91dHB1dCBmcm9tICoqQHNpbXBsZXdlYmF1dGhuL3NlcnZlcioqJ3MgYGdlbmVyYXRlUmVnaXN0cmF0aW9uT3B0aW9ucygpYFxuICogQHBhcmFtIHVzZUF1dG9SZWdpc3RlciAoT3B0aW9uYWwpIFRyeSB0byBzaWxlbnRseSBjcmVhdGUgYSBwYXNza2V5IHdpdGggdGhlIHBhc3N3b3JkIG1hbmFnZXIgdGhhdCB0aGUgdXNlciBqdXN0IHNpZ25lZCBpbiB3aXRoLiBEZWZhdWx0cyB0byBgZmFsc2VgLlxuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gc3RhcnRSZWdpc3RyYXRpb24ob3B0aW9ucykge1xuICAgIC8vIEB0cy1pZ25vcmU6IEludGVudGlvbmFsbHkgY2hlY2sgZm9yIG9sZCBjYWxsIHN0cnVjdHVyZSB0byB3YXJuIGFib3V0IGltcHJvcGVyIEFQSSBjYWxsXG4gICAgaWYgKCFvcHRpb25zLm9wdGlvbnNKU09OICYmIG9wdGlvbnMuY2hhbGxlbmdlKSB7XG4gICAgICAgIGNvbnNvbGUud2Fybignc3RhcnRSZWdpc3RyYXRpb24oKSB3YXMgbm90IGNhbGxlZCBjb3JyZWN0bHkuIEl0IHdpbGwgdHJ5IHRvIGNvbnRpbnVlIHdpdGggdGhlIHByb3ZpZGVkIG9wdGlvbnMsIGJ1dCB0aGlzIGNhbGwgc2hvdWxkIGJlIHJlZmFjdG9yZWQgdG8gdXNlIHRoZSBleHBlY3RlZCBjYWxsIHN0cnVjdHVyZSBpbnN0ZWFkLiBTZWUgaHR0cHM6Ly9zaW1wbGV3ZWJhdXRobi5kZXYvZG9jcy9wYWNrYWdlcy9icm93c2VyI3R5cGVlcnJvci1jYW5ub3QtcmVhZC1wcm9wZXJ0aWVzLW9mLXVuZGVmaW5lZC1yZWFkaW5nLWNoYWxsZW5nZSBmb3IgbW9yZSBpbmZvcm1hdGlvbi4nKTtcbiAgICAgICAgLy8gQHRzLWlnbm9yZTogUmVhc3NpZ24gdGhlIG9wdGlvbnMsIHBhc3NlZCBpbiBhcyBhIHBvc2l0aW9uYWwgYXJndW1lbnQsIHRvIHRoZSBleHBlY3RlZCB2YXJpYWJsZVxuICAgICAgICBvcHRpb25zID0geyBvcHRpb25zSlNPTjogb3B0aW9ucyB9O1xuICAgIH1cbiAgICBjb25zdCB7IG9wdGlvbnNKU09OLCB1c2VBdXRvUmVnaXN0ZXIgPSBmYWxzZSB9ID0gb3B0aW9ucztcbiAgICBpZiAoIWJyb3dzZXJTdXBwb3J0c1dlYkF1dGhuKCkpIHtcbiAgICAgICAgdGhyb3cgbmV3IEVycm9yKCdXZWJBdXRobiBpcyBub3Qgc3VwcG9ydGVkIGluIHRoaXMgYnJvd3NlcicpO1xuICAgIH1cbiAgICAvLyBXZSBuZWVkIHRvIGNvbnZlcnQgc29tZSB2YWx1ZXMgdG8gVWludDhBcnJheXMgYmVmb3JlIHBhc3NpbmcgdGhlIGNyZWRlbnRpYWxzIHRvIHRoZSBuYXZpZ2F0b3JcbiAgICBjb25zdCBwdWJsaWNLZXkgPSB7XG4gICAgICAgIC4uLm9wdGlvbnNKU09OLFxuICAgICAgICBjaGFsbGVuZ2U6IGJhc2U2NFVSTFN0cmluZ1RvQnVmZmVyKG9wdGlvbnNKU09OLmNoYWxsZW5nZSksXG4gICAgICAgIHVzZXI6IHtcbiAgICAgICAgICAgIC4uLm9wdGlvbnNKU09OLnVzZXIsXG4gICAgICAgICAgICBpZDogYmFzZTY0VVJMU3RyaW5nVG9CdWZmZXIob3B0aW9uc0pTT04udXNlci5pZCksXG4gICAgICAgIH0sXG4gICAgICAgIGV4Y2x1ZGVDcmVkZW50aWFsczogb3B0aW9uc0pTT04uZXhjbHVkZUNyZWRlbnRpYWxzPy5tYXAodG9QdWJsaWNLZXlDcmVkZW50aWFsRGVzY3JpcHRvciksXG4gICAgfTtcbiAgICAvLyBQcmVwYXJlIG9wdGlvbnMgZm9yIGAuY3JlYXRlKClgXG4gICAgY29uc3QgY3JlYXRlT3B0aW9ucyA9IHt9O1xuICAgIC8qKlxuICAgICAqIFRyeSB0byB1c2UgY29uZGl0aW9uYWwgY3JlYXRlIHRvIHJlZ2lzdGVyIGEgcGFzc2tleSBmb3IgdGhlIHVzZXIgd2l0aCB0aGUgcGFzc3dvcmQgbWFuYWdlclxuICAgICAqIHRoZSB1c2VyIGp1c3QgdXNlZCB0byBhdXRoZW50aWNhdGUgd2l0aC4gVGhlIHVzZXIgd29uJ3QgYmUgc2hvd24gYW55IHByb21pbmVudCBVSSBieSB0aGVcbiAgICAgKiBicm93c2VyLlxuICAgICAqL1xuICAgIGlmICh1c2VBdXRvUmVnaXN0ZXIpIHtcbiAgICAgICAgLy8gQHRzLWlnbm9yZTogYG1lZGlhdGlvbmAgZG9lc24ndCB5ZXQgZXhpc3Qgb24gQ3JlZGVudGlhbENyZWF0aW9uT3B0aW9ucyBidXQgaXQncyBwb3NzaWJsZSBhcyBvZiBTZXB0IDIwMjRcbiAgICAgICAgY3JlYXRlT3B0aW9ucy5tZWRpYXRpb24gPSAnY29uZGl0aW9uYWwnO1xuICAgIH1cbiAgICAvLyBGaW5hbGl6ZSBvcHRpb25zXG4gICAgY3JlYXRlT3B0aW9ucy5wdWJsaWNLZXkgPSBwdWJsaWNLZXk7XG4gICAgLy8gU2V0IHVwIHRoZSBhYmlsaXR5IHRvIGNhbmNlbCB0aGlzIHJlcXVlc3QgaWYgdGhlIHVzZXIgYXR0ZW1wdHMgYW5vdGhlclxuICAgIGNyZWF0ZU9wdGlvbnMuc2lnbmFsID0gV2ViQXV0aG5BYm9ydFNlcnZpY2UuY3JlYXRlTmV3QWJvcnRTaWduYWwoKTtcbiAgICAvLyBXYWl0IGZvciB0aGUgdXNlciB0byBjb21wbGV0ZSBhdHRlc3RhdGlvblxuICAgIGxldCBjcmVkZW50aWFsO1xuICAgIHRyeSB7XG4gICAgICAgIGNyZWRlbnRpYWwgPSAoYXdhaXQgbmF2aWdhdG9yLmNyZWRlbnRpYWxzLmNyZWF0ZShcbiAgICAgICAgLy8gVE9ETzogTmV3ZXIgdmVyc2lvbnMgb2YgRGVubyByZXF1aXJlIHRoaXMgY2FzdGluZywgcmV2aXNpdCBvbmNlIHdlJ3JlIHVzaW5nIERlbm8gMi42K1xuICAgICAgICBjcmVhdGVPcHRpb25zKSk7XG4gICAgfVxuICAgIGNhdGNoIChlcnIpIHtcbiAgICAgICAgdGhyb3cgaWRlbnRpZnlSZWdpc3RyYXRpb25FcnJvcih7IGVycm9yOiBlcnIsIG9wdGlvbnM6IGNyZWF0ZU9wdGlvbnMgfSk7XG4gICAgfVxuICAgIGlmICghY3JlZGVudGlhbCkge1xuICAgICAgICB0aHJvdyBuZXcgRXJyb3IoJ1JlZ2lzdHJhdGlvbiB3YXMgbm90IGNvbXBsZXRlZCcpO1xuICAgIH1cbiAgICBjb25zdCB7IGlkLCByYXdJZCwgcmVzcG9uc2UsIHR5cGUgfSA9IGNyZWRlbnRpYWw7XG4gICAgLy8gQ29udGludWUgdG8gcGxheSBpdCBzYWZlIHdpdGggYGdldFRyYW5zcG9ydHMoKWAgZm9yIG5vdywgZXZlbiB3aGVuIEwzIHR5cGVzIHNheSBpdCdzIHJlcXVpcmVkXG4gICAgbGV0IHRyYW5zcG9ydHMgPSB1bmRlZmluZWQ7XG4gICAgaWYgKHR5cGVvZiByZXNwb25zZS5nZXRUcmFuc3BvcnRzID09PSAnZnVuY3Rpb24nKSB7XG4gICAgICAgIHRyYW5zcG9ydHMgPSByZXNwb25zZS5nZXRUcmFuc3BvcnRzKCk7XG4gICAgfVxuICAgIC8vIEwzIHNheXMgdGhpcyBpcyByZXF1aXJlZCwgYnV0IGJyb3dzZXIgYW5kIHdlYnZpZXcgc3VwcG9ydCBhcmUgc3RpbGwgbm90IGd1YXJhbnRlZWQuXG4gICAgbGV0IHJlc3BvbnNlUHVibGljS2V5QWxnb3JpdGhtID0gdW5kZWZpbmVkO1xuICAgIGlmICh0eXBlb2YgcmVzcG9uc2UuZ2V0UHVibGljS2V5QWxnb3JpdGhtID09PSAnZnVuY3Rpb24nKSB7XG4gICAgICAgIHRyeSB7XG4gICAgICAgICAgICByZXNwb25zZVB1YmxpY0tleUFsZ29yaXRobSA9IHJlc3BvbnNlLmdldFB1YmxpY0tleUFsZ29yaXRobSgpO1xuICAgICAgICB9XG4gICAgICAgIGNhdGNoIChlcnJvcikge1xuICAgICAgICAgICAgd2Fybk9uQnJva2VuSW1wbGVtZW50YXRpb24oJ2dldFB1YmxpY0tleUFsZ29yaXRobSgpJywgZXJyb3IpO1xuICAgICAgICB9XG4gICAgfVxuICAgIGxldCByZXNwb25zZVB1YmxpY0tleSA9IHVuZGVmaW5lZDtcbiAgICBpZiAodHlwZW9mIHJlc3BvbnNlLmdldFB1YmxpY0tleSA9PT0gJ2Z1bmN0aW9uJykge1xuICAgICAgICB0cnkge1xuICAgICAgICAgICAgY29uc3QgX3B1YmxpY0tleSA9IHJlc3BvbnNlLmdldFB1YmxpY0tleSgpO1xuICAgICAgICAgICAgaWYgKF9wdWJsaWNLZXkgIT09IG51bGwpIHtcbiAgICAgICAgICAgICAgICByZXNwb25zZVB1YmxpY0tleSA9IGJ1ZmZlclRvQmFzZTY0VVJMU3RyaW5nKF9wdWJsaWNLZXkpO1xuICAgICAgICAgICAgfVxuICAgICAgICB9XG4gICAgICAgIGNhdGNoIChlcnJvcikge1xuICAgICAgICAgICAgd2Fybk9uQnJva2VuSW1wbGVtZW50YXRpb24oJ2dldFB1YmxpY0tleSgpJywgZXJyb3IpO1xuICAgICAgICB9XG4gICAgfVxuICAgIC8vIEwzIHNheXMgdGhpcyBpcyByZXF1aXJlZCwgYnV0IGJyb3dzZXIgYW5kIHdlYnZpZXcgc3VwcG9ydCBhcmUgc3RpbGwgbm90IGd1YXJhbnRlZWQuXG4gICAgbGV0IHJlc3BvbnNlQXV0aGVudGljYXRvckRhdGE7XG4gICAgaWYgKHR5cGVvZiByZXNwb25zZS5nZXRBdXRoZW50aWNhdG9yRGF0YSA9PT0gJ2Z1bmN0aW9uJykge1xuICAgICAgICB0cnkge1xuICAgICAgICAgICAgcmVzcG9uc2VBdXRoZW50aWNhdG9yRGF0YSA9IGJ1ZmZlclRvQmFzZTY0VVJMU3RyaW5nKHJlc3BvbnNlLmdldEF1dGhlbnRpY2F0b3JEYXRhKCkpO1xuICAgICAgICB9XG4gICAgICAgIGNhdGNoIChlcnJvcikge1xuICAgICAgICAgICAgd2Fybk9uQnJva2VuSW1wbGVtZW50YXRpb24oJ2dldEF1dGhlbnRpY2F0b3JEYXRhKCknLCBlcnJvcik7XG4gICAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIHtcbiAgICAgICAgaWQsXG4gICAgICAgIHJhd0lkOiBidWZmZXJUb0Jhc2U2NFVSTFN0cmluZyhyYXdJZCksXG4gICAgICAgIHJlc3BvbnNlOiB7XG4gICAgICAgICAgICBhdHRlc3RhdGlvbk9iamVjdDogYnVmZmVyVG9CYXNlNjRVUkxTdHJpbmcocmVzcG9uc2UuYXR0ZXN0YXRpb25PYmplY3QpLFxuICAgICAgICAgICAgY2xpZW50RGF0YUpTT046IGJ1ZmZlclRvQmFzZTY0VVJMU3RyaW5nKHJlc3BvbnNlLmNsaWVudERhdGFKU09OKSxcbiAgICAgICAgICAgIHRyYW5zcG9ydHMsXG4gICAgICAgICAgICBwdWJsaWNLZXlBbGdvcml0aG06IHJlc3BvbnNlUHVibGljS2V5QWxnb3JpdGhtLFxuICAgICAgICAgICAgcHVibGljS2V5OiByZXNwb25zZVB1YmxpY0tleSxcbiAgICAgICAgICAgIGF1dGhlbnRpY2F0b3JEYXRhOiByZXNwb25zZUF1dGhlbnRpY2F0b3JEYXRhLFxuICAgICAgICB9LFxuICAgICAgICB0eXBlLFxuICAgICAgICBjbGllbnRFeHRlbnNpb25SZXN1bHRzOiBjcmVkZW50aWFsLmdldENsaWVudEV4dGVuc2lvblJlc3VsdHMoKSxcbiAgICAgICAgYXV0aGVudGljYXRvckF0dGFjaG1lbnQ6IHRvQXV0aGVudGljYXRvckF0dGFjaG1lbnQoY3JlZGVudGlhbC5hdXRoZW50aWNhdG9yQXR0YWNobWVudCksXG4gICAgfTtcbn1cbi8qKlxuICogVmlzaWJseSB3YXJuIHdoZW4gd2UgZGV0ZWN0IGFuIGlzc3VlIHJlbGF0ZWQgdG8gYSBwYXNza2V5IHByb3ZpZGVyIGludGVyY2VwdGluZyBXZWJBdXRobiBBUElcbiAqIGNhbGxzXG4gKi9cbmZ1bmN0aW9uIHdhcm5PbkJyb2tlbkltcGxlbWVudGF0aW9uKG1ldGhvZE5hbWUsIGNhdXNlKSB7XG4gICAgY29uc29sZS53YXJuKGBUaGUgYnJvd3NlciBleHRlbnNpb24gdGhhdCBpbnRlcmNlcHRlZCB0aGlzIFdlYkF1dGhuIEFQSSBjYWxsIGluY29ycmVjdGx5IGltcGxlbWVudGVkICR7bWV0aG9kTmFtZX0uIFlvdSBzaG91bGQgcmVwb3J0IHRoaXMgZXJyb3IgdG8gdGhlbS5cXG5gLCBjYXVzZSk7XG59XG4iLAogICAgImltcG9ydCB7IGJyb3dzZXJTdXBwb3J0c1dlYkF1dGhuIH0gZnJvbSAnLi9icm93c2VyU3VwcG9ydHNXZWJBdXRobi5qcyc7XG4vKipcbiAqIERldGVybWluZSBpZiB0aGUgYnJvd3NlciBzdXBwb3J0cyBjb25kaXRpb25hbCBVSSwgc28gdGhhdCBXZWJBdXRobiBjcmVkZW50aWFscyBjYW5cbiAqIGJlIHNob3duIHRvIHRoZSB1c2VyIGluIHRoZSBicm93c2VyJ3MgdHlwaWNhbCBwYXNzd29yZCBhdXRvZmlsbCBwb3B1cC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJyb3dzZXJTdXBwb3J0c1dlYkF1dGhuQXV0b2ZpbGwoKSB7XG4gICAgaWYgKCFicm93c2VyU3VwcG9ydHNXZWJBdXRobigpKSB7XG4gICAgICAgIHJldHVybiBfYnJvd3NlclN1cHBvcnRzV2ViQXV0aG5BdXRvZmlsbEludGVybmFscy5zdHViVGhpcyhuZXcgUHJvbWlzZSgocmVzb2x2ZSkgPT4gcmVzb2x2ZShmYWxzZSkpKTtcbiAgICB9XG4gICAgLyoqXG4gICAgICogSSBkb24ndCBsaWtlIHRoZSBgYXMgdW5rbm93bmAgaGVyZSBidXQgdGhlcmUncyBhIGBkZWNsYXJlIHZhciBQdWJsaWNLZXlDcmVkZW50aWFsYCBpblxuICAgICAqIFRTJyBET00gbGliIHRoYXQncyBtYWtpbmcgaXQgZGlmZmljdWx0IGZvciBtZSB0byBqdXN0IGdvIGBhcyBQdWJsaWNLZXlDcmVkZW50aWFsRnV0dXJlYCBhcyBJXG4gICAgICogd2FudC4gSSB0aGluayBJJ20gZmluZSB3aXRoIHRoaXMgZm9yIG5vdyBzaW5jZSBpdCdzIF9zdXBwb3NlZF8gdG8gYmUgdGVtcG9yYXJ5LCB1bnRpbCBUUyB0eXBlc1xuICAgICAqIGhhdmUgYSBjaGFuY2UgdG8gY2F0Y2ggdXAuXG4gICAgICovXG4gICAgY29uc3QgZ2xvYmFsUHVibGljS2V5Q3JlZGVudGlhbCA9IGdsb2JhbFRoaXNcbiAgICAgICAgLlB1YmxpY0tleUNyZWRlbnRpYWw7XG4gICAgaWYgKGdsb2JhbFB1YmxpY0tleUNyZWRlbnRpYWw/LmlzQ29uZGl0aW9uYWxNZWRpYXRpb25BdmFpbGFibGUgPT09IHVuZGVmaW5lZCkge1xuICAgICAgICByZXR1cm4gX2Jyb3dzZXJTdXBwb3J0c1dlYkF1dGhuQXV0b2ZpbGxJbnRlcm5hbHMuc3R1YlRoaXMobmV3IFByb21pc2UoKHJlc29sdmUpID0+IHJlc29sdmUoZmFsc2UpKSk7XG4gICAgfVxuICAgIHJldHVybiBfYnJvd3NlclN1cHBvcnRzV2ViQXV0aG5BdXRvZmlsbEludGVybmFscy5zdHViVGhpcyhnbG9iYWxQdWJsaWNLZXlDcmVkZW50aWFsLmlzQ29uZGl0aW9uYWxNZWRpYXRpb25BdmFpbGFibGUoKSk7XG59XG4vLyBNYWtlIGl0IHBvc3NpYmxlIHRvIHN0dWIgdGhlIHJldHVybiB2YWx1ZSBkdXJpbmcgdGVzdGluZ1xuZXhwb3J0IGNvbnN0IF9icm93c2VyU3VwcG9ydHNXZWJBdXRobkF1dG9maWxsSW50ZXJuYWxzID0ge1xuICAgIHN0dWJUaGlzOiAodmFsdWUpID0+IHZhbHVlLFxufTtcbiIsCiAgICAiaW1wb3J0IHsgaXNWYWxpZERvbWFpbiB9IGZyb20gJy4vaXNWYWxpZERvbWFpbi5qcyc7XG5pbXBvcnQgeyBXZWJBdXRobkVycm9yIH0gZnJvbSAnLi93ZWJBdXRobkVycm9yLmpzJztcbi8qKlxuICogQXR0ZW1wdCB0byBpbnR1aXQgX3doeV8gYW4gZXJyb3Igd2FzIHJhaXNlZCBhZnRlciBjYWxsaW5nIGBuYXZpZ2F0b3IuY3JlZGVudGlhbHMuZ2V0KClgXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpZGVudGlmeUF1dGhlbnRpY2F0aW9uRXJyb3IoeyBlcnJvciwgb3B0aW9ucywgfSkge1xuICAgIGNvbnN0IHsgcHVibGljS2V5IH0gPSBvcHRpb25zO1xuICAgIGlmICghcHVibGljS2V5KSB7XG4gICAgICAgIHRocm93IEVycm9yKCdvcHRpb25zIHdhcyBtaXNzaW5nIHJlcXVpcmVkIHB1YmxpY0tleSBwcm9wZXJ0eScpO1xuICAgIH1cbiAgICBpZiAoZXJyb3IubmFtZSA9PT0gJ0Fib3J0RXJyb3InKSB7XG4gICAgICAgIGlmIChvcHRpb25zLnNpZ25hbCBpbnN0YW5jZW9mIEFib3J0U2lnbmFsKSB7XG4gICAgICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1jcmVhdGVDcmVkZW50aWFsIChTdGVwIDE2KVxuICAgICAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgICAgICBtZXNzYWdlOiAnQXV0aGVudGljYXRpb24gY2VyZW1vbnkgd2FzIHNlbnQgYW4gYWJvcnQgc2lnbmFsJyxcbiAgICAgICAgICAgICAgICBjb2RlOiAnRVJST1JfQ0VSRU1PTllfQUJPUlRFRCcsXG4gICAgICAgICAgICAgICAgY2F1c2U6IGVycm9yLFxuICAgICAgICAgICAgfSk7XG4gICAgICAgIH1cbiAgICB9XG4gICAgZWxzZSBpZiAoZXJyb3IubmFtZSA9PT0gJ05vdEFsbG93ZWRFcnJvcicpIHtcbiAgICAgICAgLyoqXG4gICAgICAgICAqIFBhc3MgdGhlIGVycm9yIGRpcmVjdGx5IHRocm91Z2guIFBsYXRmb3JtcyBhcmUgb3ZlcmxvYWRpbmcgdGhpcyBlcnJvciBiZXlvbmQgd2hhdCB0aGUgc3BlY1xuICAgICAgICAgKiBkZWZpbmVzIGFuZCB3ZSBkb24ndCB3YW50IHRvIG92ZXJ3cml0ZSBwb3RlbnRpYWxseSB1c2VmdWwgZXJyb3IgbWVzc2FnZXMuXG4gICAgICAgICAqL1xuICAgICAgICByZXR1cm4gbmV3IFdlYkF1dGhuRXJyb3Ioe1xuICAgICAgICAgICAgbWVzc2FnZTogZXJyb3IubWVzc2FnZSxcbiAgICAgICAgICAgIGNvZGU6ICdFUlJPUl9QQVNTVEhST1VHSF9TRUVfQ0FVU0VfUFJPUEVSVFknLFxuICAgICAgICAgICAgY2F1c2U6IGVycm9yLFxuICAgICAgICB9KTtcbiAgICB9XG4gICAgZWxzZSBpZiAoZXJyb3IubmFtZSA9PT0gJ1NlY3VyaXR5RXJyb3InKSB7XG4gICAgICAgIGNvbnN0IGVmZmVjdGl2ZURvbWFpbiA9IGdsb2JhbFRoaXMubG9jYXRpb24uaG9zdG5hbWU7XG4gICAgICAgIGlmICghaXNWYWxpZERvbWFpbihlZmZlY3RpdmVEb21haW4pKSB7XG4gICAgICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1kaXNjb3Zlci1mcm9tLWV4dGVybmFsLXNvdXJjZSAoU3RlcCA1KVxuICAgICAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgICAgICBtZXNzYWdlOiBgJHtnbG9iYWxUaGlzLmxvY2F0aW9uLmhvc3RuYW1lfSBpcyBhbiBpbnZhbGlkIGRvbWFpbmAsXG4gICAgICAgICAgICAgICAgY29kZTogJ0VSUk9SX0lOVkFMSURfRE9NQUlOJyxcbiAgICAgICAgICAgICAgICBjYXVzZTogZXJyb3IsXG4gICAgICAgICAgICB9KTtcbiAgICAgICAgfVxuICAgICAgICBlbHNlIGlmIChwdWJsaWNLZXkucnBJZCAhPT0gZWZmZWN0aXZlRG9tYWluKSB7XG4gICAgICAgICAgICAvLyBodHRwczovL3d3dy53My5vcmcvVFIvd2ViYXV0aG4tMi8jc2N0bi1kaXNjb3Zlci1mcm9tLWV4dGVybmFsLXNvdXJjZSAoU3RlcCA2KVxuICAgICAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgICAgICBtZXNzYWdlOiBgVGhlIFJQIElEIFwiJHtwdWJsaWNLZXkucnBJZH1cIiBpcyBpbnZhbGlkIGZvciB0aGlzIGRvbWFpbmAsXG4gICAgICAgICAgICAgICAgY29kZTogJ0VSUk9SX0lOVkFMSURfUlBfSUQnLFxuICAgICAgICAgICAgICAgIGNhdXNlOiBlcnJvcixcbiAgICAgICAgICAgIH0pO1xuICAgICAgICB9XG4gICAgfVxuICAgIGVsc2UgaWYgKGVycm9yLm5hbWUgPT09ICdVbmtub3duRXJyb3InKSB7XG4gICAgICAgIC8vIGh0dHBzOi8vd3d3LnczLm9yZy9UUi93ZWJhdXRobi0yLyNzY3RuLW9wLWdldC1hc3NlcnRpb24gKFN0ZXAgMSlcbiAgICAgICAgLy8gaHR0cHM6Ly93d3cudzMub3JnL1RSL3dlYmF1dGhuLTIvI3NjdG4tb3AtZ2V0LWFzc2VydGlvbiAoU3RlcCAxMilcbiAgICAgICAgcmV0dXJuIG5ldyBXZWJBdXRobkVycm9yKHtcbiAgICAgICAgICAgIG1lc3NhZ2U6ICdUaGUgYXV0aGVudGljYXRvciB3YXMgdW5hYmxlIHRvIHByb2Nlc3MgdGhlIHNwZWNpZmllZCBvcHRpb25zLCBvciBjb3VsZCBub3QgY3JlYXRlIGEgbmV3IGFzc2VydGlvbiBzaWduYXR1cmUnLFxuICAgICAgICAgICAgY29kZTogJ0VSUk9SX0FVVEhFTlRJQ0FUT1JfR0VORVJBTF9FUlJPUicsXG4gICAgICAgICAgICBjYXVzZTogZXJyb3IsXG4gICAgICAgIH0pO1xuICAgIH1cbiAgICByZXR1cm4gZXJyb3I7XG59XG4iLAogICAgImltcG9ydCB7IGJ1ZmZlclRvQmFzZTY0VVJMU3RyaW5nIH0gZnJvbSAnLi4vaGVscGVycy9idWZmZXJUb0Jhc2U2NFVSTFN0cmluZy5qcyc7XG5pbXBvcnQgeyBiYXNlNjRVUkxTdHJpbmdUb0J1ZmZlciB9IGZyb20gJy4uL2hlbHBlcnMvYmFzZTY0VVJMU3RyaW5nVG9CdWZmZXIuanMnO1xuaW1wb3J0IHsgYnJvd3NlclN1cHBvcnRzV2ViQXV0aG4gfSBmcm9tICcuLi9oZWxwZXJzL2Jyb3dzZXJTdXBwb3J0c1dlYkF1dGhuLmpzJztcbmltcG9ydCB7IGJyb3dzZXJTdXBwb3J0c1dlYkF1dGhuQXV0b2ZpbGwgfSBmcm9tICcuLi9oZWxwZXJzL2Jyb3dzZXJTdXBwb3J0c1dlYkF1dGhuQXV0b2ZpbGwuanMnO1xuaW1wb3J0IHsgdG9QdWJsaWNLZXlDcmVkZW50aWFsRGVzY3JpcHRvciB9IGZyb20gJy4uL2hlbHBlcnMvdG9QdWJsaWNLZXlDcmVkZW50aWFsRGVzY3JpcHRvci5qcyc7XG5pbXBvcnQgeyBpZGVudGlmeUF1dGhlbnRpY2F0aW9uRXJyb3IgfSBmcm9tICcuLi9oZWxwZXJzL2lkZW50aWZ5QXV0aGVudGljYXRpb25FcnJvci5qcyc7XG5pbXBvcnQgeyBXZWJBdXRobkFib3J0U2VydmljZSB9IGZyb20gJy4uL2hlbHBlcnMvd2ViQXV0aG5BYm9ydFNlcnZpY2UuanMnO1xuaW1wb3J0IHsgdG9BdXRoZW50aWNhdG9yQXR0YWNobWVudCB9IGZyb20gJy4uL2hlbHBlcnMvdG9BdXRoZW50aWNhdG9yQXR0YWNobWVudC5qcyc7XG4vKipcbiAqIEJlZ2luIGF1dGhlbnRpY2F0b3IgXCJsb2dpblwiIHZpYSBXZWJBdXRobiBhc3NlcnRpb25cbiAqXG4gKiBAcGFyYW0gb3B0aW9uc0pTT04gT3V0cHV0IGZyb20gKipAc2ltcGxld2ViYXV0aG4vc2VydmVyKioncyBgZ2VuZXJhdGVBdXRoZW50aWNhdGlvbk9wdGlvbnMoKWBcbiAqIEBwYXJhbSB1c2VCcm93c2VyQXV0b2ZpbGwgKE9wdGlvbmFsKSBJbml0aWFsaXplIGNvbmRpdGlvbmFsIFVJIHRvIGVuYWJsZSBsb2dnaW5nIGluIHZpYSBicm93c2VyIGF1dG9maWxsIHByb21wdHMuIERlZmF1bHRzIHRvIGBmYWxzZWAuXG4gKiBAcGFyYW0gdmVyaWZ5QnJvd3NlckF1dG9maWxsSW5wdXQgKE9wdGlvbmFsKSBFbnN1cmUgYSBzdWl0YWJsZSBgPGlucHV0PmAgZWxlbWVudCBpcyBwcmVzZW50IHdoZW4gYHVzZUJyb3dzZXJBdXRvZmlsbGAgaXMgYHRydWVgLiBEZWZhdWx0cyB0byBgdHJ1ZWAuXG4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBzdGFydEF1dGhlbnRpY2F0aW9uKG9wdGlvbnMpIHtcbiAgICAvLyBAdHMtaWdub3JlOiBJbnRlbnRpb25hbGx5IGNoZWNrIGZvciBvbGQgY2FsbCBzdHJ1Y3R1cmUgdG8gd2FybiBhYm91dCBpbXByb3BlciBBUEkgY2FsbFxuICAgIGlmICghb3B0aW9ucy5vcHRpb25zSlNPTiAmJiBvcHRpb25zLmNoYWxsZW5nZSkge1xuICAgICAgICBjb25zb2xlLndhcm4oJ3N0YXJ0QXV0aGVudGljYXRpb24oKSB3YXMgbm90IGNhbGxlZCBjb3JyZWN0bHkuIEl0IHdpbGwgdHJ5IHRvIGNvbnRpbnVlIHdpdGggdGhlIHByb3ZpZGVkIG9wdGlvbnMsIGJ1dCB0aGlzIGNhbGwgc2hvdWxkIGJlIHJlZmFjdG9yZWQgdG8gdXNlIHRoZSBleHBlY3RlZCBjYWxsIHN0cnVjdHVyZSBpbnN0ZWFkLiBTZWUgaHR0cHM6Ly9zaW1wbGV3ZWJhdXRobi5kZXYvZG9jcy9wYWNrYWdlcy9icm93c2VyI3R5cGVlcnJvci1jYW5ub3QtcmVhZC1wcm9wZXJ0aWVzLW9mLXVuZGVmaW5lZC1yZWFkaW5nLWNoYWxsZW5nZSBmb3IgbW9yZSBpbmZvcm1hdGlvbi4nKTtcbiAgICAgICAgLy8gQHRzLWlnbm9yZTogUmVhc3NpZ24gdGhlIG9wdGlvbnMsIHBhc3NlZCBpbiBhcyBhIHBvc2l0aW9uYWwgYXJndW1lbnQsIHRvIHRoZSBleHBlY3RlZCB2YXJpYWJsZVxuICAgICAgICBvcHRpb25zID0geyBvcHRpb25zSlNPTjogb3B0aW9ucyB9O1xuICAgIH1cbiAgICBjb25zdCB7IG9wdGlvbnNKU09OLCB1c2VCcm93c2VyQXV0b2ZpbGwgPSBmYWxzZSwgdmVyaWZ5QnJvd3NlckF1dG9maWxsSW5wdXQgPSB0cnVlLCB9ID0gb3B0aW9ucztcbiAgICBpZiAoIWJyb3dzZXJTdXBwb3J0c1dlYkF1dGhuKCkpIHtcbiAgICAgICAgdGhyb3cgbmV3IEVycm9yKCdXZWJBdXRobiBpcyBub3Qgc3VwcG9ydGVkIGluIHRoaXMgYnJvd3NlcicpO1xuICAgIH1cbiAgICAvLyBXZSBuZWVkIHRvIGF2b2lkIHBhc3NpbmcgZW1wdHkgYXJyYXkgdG8gYXZvaWQgYmxvY2tpbmcgcmV0cmlldmFsXG4gICAgLy8gb2YgcHVibGljIGtleVxuICAgIGxldCBhbGxvd0NyZWRlbnRpYWxzO1xuICAgIGlmIChvcHRpb25zSlNPTi5hbGxvd0NyZWRlbnRpYWxzPy5sZW5ndGggIT09IDApIHtcbiAgICAgICAgYWxsb3dDcmVkZW50aWFscyA9IG9wdGlvbnNKU09OLmFsbG93Q3JlZGVudGlhbHM/Lm1hcCh0b1B1YmxpY0tleUNyZWRlbnRpYWxEZXNjcmlwdG9yKTtcbiAgICB9XG4gICAgLy8gV2UgbmVlZCB0byBjb252ZXJ0IHNvbWUgdmFsdWVzIHRvIFVpbnQ4QXJyYXlzIGJlZm9yZSBwYXNzaW5nIHRoZSBjcmVkZW50aWFscyB0byB0aGUgbmF2aWdhdG9yXG4gICAgY29uc3QgcHVibGljS2V5ID0ge1xuICAgICAgICAuLi5vcHRpb25zSlNPTixcbiAgICAgICAgY2hhbGxlbmdlOiBiYXNlNjRVUkxTdHJpbmdUb0J1ZmZlcihvcHRpb25zSlNPTi5jaGFsbGVuZ2UpLFxuICAgICAgICBhbGxvd0NyZWRlbnRpYWxzLFxuICAgIH07XG4gICAgLy8gUHJlcGFyZSBvcHRpb25zIGZvciBgLmdldCgpYFxuICAgIGNvbnN0IGdldE9wdGlvbnMgPSB7fTtcbiAgICAvKipcbiAgICAgKiBTZXQgdXAgdGhlIHBhZ2UgdG8gcHJvbXB0IHRoZSB1c2VyIHRvIHNlbGVjdCBhIGNyZWRlbnRpYWwgZm9yIGF1dGhlbnRpY2F0aW9uIHZpYSB0aGUgYnJvd3NlcidzXG4gICAgICogaW5wdXQgYXV0b2ZpbGwgbWVjaGFuaXNtLlxuICAgICAqL1xuICAgIGlmICh1c2VCcm93c2VyQXV0b2ZpbGwpIHtcbiAgICAgICAgaWYgKCEoYXdhaXQgYnJvd3NlclN1cHBvcnRzV2ViQXV0aG5BdXRvZmlsbCgpKSkge1xuICAgICAgICAgICAgdGhyb3cgRXJyb3IoJ0Jyb3dzZXIgZG9lcyBub3Qgc3VwcG9ydCBXZWJBdXRobiBhdXRvZmlsbCcpO1xuICAgICAgICB9XG4gICAgICAgIC8vIENoZWNrIGZvciBhbiA8aW5wdXQ+IHdpdGggXCJ3ZWJhdXRoblwiIGluIGl0cyBgYXV0b2NvbXBsZXRlYCBhdHRyaWJ1dGVcbiAgICAgICAgY29uc3QgZWxpZ2libGVJbnB1dHMgPSBkb2N1bWVudC5xdWVyeVNlbGVjdG9yQWxsKFwiaW5wdXRbYXV0b2NvbXBsZXRlJD0nd2ViYXV0aG4nXVwiKTtcbiAgICAgICAgLy8gV2ViQXV0aG4gYXV0b2ZpbGwgcmVxdWlyZXMgYXQgbGVhc3Qgb25lIHZhbGlkIGlucHV0XG4gICAgICAgIGlmIChlbGlnaWJsZUlucHV0cy5sZW5ndGggPCAxICYmIHZlcmlmeUJyb3dzZXJBdXRvZmlsbElucHV0KSB7XG4gICAgICAgICAgICB0aHJvdyBFcnJvcignTm8gPGlucHV0PiB3aXRoIFwid2ViYXV0aG5cIiBhcyB0aGUgb25seSBvciBsYXN0IHZhbHVlIGluIGl0cyBgYXV0b2NvbXBsZXRlYCBhdHRyaWJ1dGUgd2FzIGRldGVjdGVkJyk7XG4gICAgICAgIH1cbiAgICAgICAgLy8gYENyZWRlbnRpYWxNZWRpYXRpb25SZXF1aXJlbWVudGAgZG9lc24ndCBrbm93IGFib3V0IFwiY29uZGl0aW9uYWxcIiB5ZXQgYXMgb2ZcbiAgICAgICAgLy8gdHlwZXNjcmlwdEA0LjYuM1xuICAgICAgICBnZXRPcHRpb25zLm1lZGlhdGlvbiA9ICdjb25kaXRpb25hbCc7XG4gICAgICAgIC8vIENvbmRpdGlvbmFsIFVJIHJlcXVpcmVzIGFuIGVtcHR5IGFsbG93IGxpc3RcbiAgICAgICAgcHVibGljS2V5LmFsbG93Q3JlZGVudGlhbHMgPSBbXTtcbiAgICB9XG4gICAgLy8gRmluYWxpemUgb3B0aW9uc1xuICAgIGdldE9wdGlvbnMucHVibGljS2V5ID0gcHVibGljS2V5O1xuICAgIC8vIFNldCB1cCB0aGUgYWJpbGl0eSB0byBjYW5jZWwgdGhpcyByZXF1ZXN0IGlmIHRoZSB1c2VyIGF0dGVtcHRzIGFub3RoZXJcbiAgICBnZXRPcHRpb25zLnNpZ25hbCA9IFdlYkF1dGhuQWJvcnRTZXJ2aWNlLmNyZWF0ZU5ld0Fib3J0U2lnbmFsKCk7XG4gICAgLy8gV2FpdCBmb3IgdGhlIHVzZXIgdG8gY29tcGxldGUgYXNzZXJ0aW9uXG4gICAgbGV0IGNyZWRlbnRpYWw7XG4gICAgdHJ5IHtcbiAgICAgICAgY3JlZGVudGlhbCA9IChhd2FpdCBuYXZpZ2F0b3IuY3JlZGVudGlhbHMuZ2V0KFxuICAgICAgICAvLyBUT0RPOiBOZXdlciB2ZXJzaW9ucyBvZiBEZW5vIHJlcXVpcmUgdGhpcyBjYXN0aW5nLCByZXZpc2l0IG9uY2Ugd2UncmUgdXNpbmcgRGVubyAyLjYrXG4gICAgICAgIGdldE9wdGlvbnMpKTtcbiAgICB9XG4gICAgY2F0Y2ggKGVycikge1xuICAgICAgICB0aHJvdyBpZGVudGlmeUF1dGhlbnRpY2F0aW9uRXJyb3IoeyBlcnJvcjogZXJyLCBvcHRpb25zOiBnZXRPcHRpb25zIH0pO1xuICAgIH1cbiAgICBpZiAoIWNyZWRlbnRpYWwpIHtcbiAgICAgICAgdGhyb3cgbmV3IEVycm9yKCdBdXRoZW50aWNhdGlvbiB3YXMgbm90IGNvbXBsZXRlZCcpO1xuICAgIH1cbiAgICBjb25zdCB7IGlkLCByYXdJZCwgcmVzcG9uc2UsIHR5cGUgfSA9IGNyZWRlbnRpYWw7XG4gICAgbGV0IHVzZXJIYW5kbGUgPSB1bmRlZmluZWQ7XG4gICAgaWYgKHJlc3BvbnNlLnVzZXJIYW5kbGUpIHtcbiAgICAgICAgdXNlckhhbmRsZSA9IGJ1ZmZlclRvQmFzZTY0VVJMU3RyaW5nKHJlc3BvbnNlLnVzZXJIYW5kbGUpO1xuICAgIH1cbiAgICAvLyBDb252ZXJ0IHZhbHVlcyB0byBiYXNlNjQgdG8gbWFrZSBpdCBlYXNpZXIgdG8gc2VuZCBiYWNrIHRvIHRoZSBzZXJ2ZXJcbiAgICByZXR1cm4ge1xuICAgICAgICBpZCxcbiAgICAgICAgcmF3SWQ6IGJ1ZmZlclRvQmFzZTY0VVJMU3RyaW5nKHJhd0lkKSxcbiAgICAgICAgcmVzcG9uc2U6IHtcbiAgICAgICAgICAgIGF1dGhlbnRpY2F0b3JEYXRhOiBidWZmZXJUb0Jhc2U2NFVSTFN0cmluZyhyZXNwb25zZS5hdXRoZW50aWNhdG9yRGF0YSksXG4gICAgICAgICAgICBjbGllbnREYXRhSlNPTjogYnVmZmVyVG9CYXNlNjRVUkxTdHJpbmcocmVzcG9uc2UuY2xpZW50RGF0YUpTT04pLFxuICAgICAgICAgICAgc2lnbmF0dXJlOiBidWZmZXJUb0Jhc2U2NFVSTFN0cmluZyhyZXNwb25zZS5zaWduYXR1cmUpLFxuICAgICAgICAgICAgdXNlckhhbmRsZSxcbiAgICAgICAgfSxcbiAgICAgICAgdHlwZSxcbiAgICAgICAgY2xpZW50RXh0ZW5zaW9uUmVzdWx0czogY3JlZGVudGlhbC5nZXRDbGllbnRFeHRlbnNpb25SZXN1bHRzKCksXG4gICAgICAgIGF1dGhlbnRpY2F0b3JBdHRhY2htZW50OiB0b0F1dGhlbnRpY2F0b3JBdHRhY2htZW50KGNyZWRlbnRpYWwuYXV0aGVudGljYXRvckF0dGFjaG1lbnQpLFxuICAgIH07XG59XG4iLAogICAgIi8qKiBBIGJ1dHRvbiB0aGF0IHVzZXMgb3IgcmVnaXN0ZXJzIGEgcGFzc2tleSBhbmQgc3VibWl0cyB0aGUgYXV0aGVudGljYXRvcidzIHJlc3BvbnNlLiAqL1xuXG5pbXBvcnQgeyBzdGFydEF1dGhlbnRpY2F0aW9uLCBzdGFydFJlZ2lzdHJhdGlvbiB9IGZyb20gXCJAc2ltcGxld2ViYXV0aG4vYnJvd3NlclwiXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVJlZiwgdXNlU3RhdGUgfSBmcm9tIFwicmVhY3RcIlxuaW1wb3J0IHsgQXBpRXJyb3IsIGNhbGxBcGkgfSBmcm9tIFwiLi4vc3JjL2h0dHAvYXBpLWNsaWVudC50c1wiXG5pbXBvcnQge1xuICB0eXBlIEF1dGhlbnRpY2F0aW9uUmVzcG9uc2UsXG4gIHBhc3NrZXlFbmRwb2ludHMsXG4gIHR5cGUgUmVnaXN0cmF0aW9uUmVzcG9uc2UsXG59IGZyb20gXCIuLi9zcmMvaWRlbnRpdHkvcGFzc2tleXMvY29udHJhY3QudHNcIlxuaW1wb3J0IHtcbiAgdHlwZSBDaGFsbGVuZ2VQdXJwb3NlLFxuICBPV05fUFVSUE9TRVMsXG4gIFBBU1NLRVlfTkFNRV9DSEFSQUNURVJTX01BWCxcbn0gZnJvbSBcIi4uL3NyYy9pZGVudGl0eS9wYXNza2V5cy9ydWxlcy50c1wiXG5pbXBvcnQgeyBzaWduSW5FbmRwb2ludHMgfSBmcm9tIFwiLi4vc3JjL2lkZW50aXR5L3NpZ25pbi9jb250cmFjdC50c1wiXG5pbXBvcnQgeyBzdGVwVXBFbmRwb2ludHMgfSBmcm9tIFwiLi4vc3JjL2lkZW50aXR5L3N0ZXB1cC9jb250cmFjdC50c1wiXG5pbXBvcnQgeyBTVEVQX1VQX0RPTkVfRVZFTlQgfSBmcm9tIFwiLi4vc3JjL3N5c3RlbS9zdGVwdXBwb2xpY3kvcnVsZXMudHNcIlxuaW1wb3J0IHsgQnV0dG9uIH0gZnJvbSBcIi4uL3NyYy93ZWIvYnV0dG9uLnRzeFwiXG5pbXBvcnQgdHlwZSB7IFRleHRLZXkgfSBmcm9tIFwiLi4vc3JjL3dlYi90ZXh0cy9pMThuLnRzXCJcbmltcG9ydCB7IGRlZmluZUlzbGFuZCwgdXNlSXNsYW5kVmlldyB9IGZyb20gXCIuL2RlZmluZS50c3hcIlxuaW1wb3J0IHsgd2l0aFN0ZXBVcCB9IGZyb20gXCIuL3N0ZXAtdXAudHNcIlxuXG5leHBvcnQgdHlwZSBQYXNza2V5UHJvcHMgPSB7XG4gIHB1cnBvc2U6IENoYWxsZW5nZVB1cnBvc2VcbiAgbGFiZWw6IHN0cmluZ1xuICAvKiogQWN0aW9uIG9mIHRoZSBmb3JtIHdpdGggdGhlIHJlc3BvbnNlOyBudWxsIHZlcmlmaWVzIGJ5IGFuIEFQSSBjYWxsIGFuZCBub3RpZmllcyB0aGUgcGFnZS4gKi9cbiAgYWN0aW9uOiBzdHJpbmcgfCBudWxsXG4gIC8qKiBTZW50IGFsb25nLiAqL1xuICBmaWVsZHM/OiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+XG4gIC8qKiBTdWdnZXN0ZWQgbmFtZSBvZiBhIG5ldyBwYXNza2V5LiAqL1xuICBuYW1lPzogc3RyaW5nXG4gIC8qKiBBZnRlciBhIHByb29mOiB0aGUgcGFnZSB0byBnbyB0bzsgaW4gYSBkaWFsb2cgbnVsbC4gKi9cbiAgdGFyZ2V0Pzogc3RyaW5nIHwgbnVsbFxufVxuXG5mdW5jdGlvbiBQYXNza2V5KHsgcHVycG9zZSwgbGFiZWwsIGFjdGlvbiwgZmllbGRzID0ge30sIG5hbWUsIHRhcmdldCA9IG51bGwgfTogUGFzc2tleVByb3BzKSB7XG4gIGNvbnN0IHsgdCwgY3NyZiB9ID0gdXNlSXNsYW5kVmlldygpXG4gIGNvbnN0IGZvcm0gPSB1c2VSZWY8SFRNTEZvcm1FbGVtZW50PihudWxsKVxuICBjb25zdCBhbnN3ZXJlZCA9IHVzZVJlZjxIVE1MSW5wdXRFbGVtZW50PihudWxsKVxuICBjb25zdCBbaXNXYWl0aW5nLCBzZXRXYWl0aW5nXSA9IHVzZVN0YXRlKGZhbHNlKVxuICBjb25zdCBbcHJvYmxlbSwgc2V0UHJvYmxlbV0gPSB1c2VTdGF0ZShcIlwiKVxuICBjb25zdCBpc1VzYWJsZSA9IHVzZVBhc3NrZXlTdXBwb3J0KClcblxuICBhc3luYyBmdW5jdGlvbiB1c2UoKSB7XG4gICAgc2V0V2FpdGluZyh0cnVlKVxuICAgIHNldFByb2JsZW0oXCJcIilcbiAgICB0cnkge1xuICAgICAgY29uc3QgYW5zd2VyID0gYXdhaXQgcmVxdWVzdFBhc3NrZXkocHVycG9zZSwgY3NyZilcbiAgICAgIGlmIChhY3Rpb24gPT09IG51bGwpIHtcbiAgICAgICAgYXdhaXQgY2FsbEFwaShcbiAgICAgICAgICBzdGVwVXBFbmRwb2ludHMucGVyZm9ybVN0ZXBVcCxcbiAgICAgICAgICB7IHBhdGg6IHt9LCBib2R5OiB7IHBhc3NrZXk6IGFuc3dlciBhcyBBdXRoZW50aWNhdGlvblJlc3BvbnNlIH0gfSxcbiAgICAgICAgICBjc3JmLFxuICAgICAgICApXG4gICAgICAgIGlmICh0YXJnZXQgPT09IG51bGwpIGRvY3VtZW50LmRpc3BhdGNoRXZlbnQobmV3IEV2ZW50KFNURVBfVVBfRE9ORV9FVkVOVCkpXG4gICAgICAgIGVsc2UgbG9jYXRpb24uYXNzaWduKHRhcmdldClcbiAgICAgIH0gZWxzZSB7XG4gICAgICAgIGFuc3dlcmVkLmN1cnJlbnQhLnZhbHVlID0gSlNPTi5zdHJpbmdpZnkoYW5zd2VyKVxuICAgICAgICBmb3JtLmN1cnJlbnQhLnN1Ym1pdCgpXG4gICAgICB9XG4gICAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICAgIHNldFByb2JsZW0oZXJyb3IgaW5zdGFuY2VvZiBBcGlFcnJvciA/IGVycm9yLm1lc3NhZ2UgOiB0KGVycm9yVGV4dEtleShlcnJvcikpKVxuICAgICAgc2V0V2FpdGluZyhmYWxzZSlcbiAgICB9XG4gIH1cblxuICBpZiAoIWlzVXNhYmxlKSByZXR1cm4gPHAgY2xhc3NOYW1lPVwibXV0ZWRcIj57dChcImZhY3RvcnMucGFzc2tleVVuc3VwcG9ydGVkXCIpfTwvcD5cbiAgcmV0dXJuIChcbiAgICA8Zm9ybVxuICAgICAgcmVmPXtmb3JtfVxuICAgICAgY2xhc3NOYW1lPVwiZm9ybSBwYXNza2V5XCJcbiAgICAgIG1ldGhvZD1cInBvc3RcIlxuICAgICAgYWN0aW9uPXthY3Rpb24gPz8gdW5kZWZpbmVkfVxuICAgICAgb25TdWJtaXQ9eyhldmVudCkgPT4ge1xuICAgICAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gICAgICAgIHZvaWQgdXNlKClcbiAgICAgIH19XG4gICAgPlxuICAgICAgPGlucHV0IHR5cGU9XCJoaWRkZW5cIiBuYW1lPVwiX2NzcmZcIiB2YWx1ZT17Y3NyZn0gLz5cbiAgICAgIDxpbnB1dCB0eXBlPVwiaGlkZGVuXCIgbmFtZT1cImFuc3dlclwiIHJlZj17YW5zd2VyZWR9IC8+XG4gICAgICB7T2JqZWN0LmVudHJpZXMoZmllbGRzKS5tYXAoKFtrZXksIHZhbHVlXSkgPT4gKFxuICAgICAgICA8aW5wdXQga2V5PXtrZXl9IHR5cGU9XCJoaWRkZW5cIiBuYW1lPXtrZXl9IHZhbHVlPXt2YWx1ZX0gLz5cbiAgICAgICkpfVxuICAgICAge25hbWUgIT09IHVuZGVmaW5lZCAmJiAoXG4gICAgICAgIDxkaXYgY2xhc3NOYW1lPVwiZmllbGRcIj5cbiAgICAgICAgICA8bGFiZWwgY2xhc3NOYW1lPVwiZmllbGQtbGFiZWxcIiBodG1sRm9yPVwiZmllbGQtbmFtZVwiPlxuICAgICAgICAgICAge3QoXCJmYWN0b3JzLnBhc3NrZXlOYW1lXCIpfVxuICAgICAgICAgIDwvbGFiZWw+XG4gICAgICAgICAgPGlucHV0XG4gICAgICAgICAgICBpZD1cImZpZWxkLW5hbWVcIlxuICAgICAgICAgICAgY2xhc3NOYW1lPVwiaW5wdXRcIlxuICAgICAgICAgICAgbmFtZT1cIm5hbWVcIlxuICAgICAgICAgICAgZGVmYXVsdFZhbHVlPXtuYW1lfVxuICAgICAgICAgICAgbWF4TGVuZ3RoPXtQQVNTS0VZX05BTUVfQ0hBUkFDVEVSU19NQVh9XG4gICAgICAgICAgICBhdXRvQ29tcGxldGU9XCJvZmZcIlxuICAgICAgICAgICAgcmVxdWlyZWRcbiAgICAgICAgICAvPlxuICAgICAgICA8L2Rpdj5cbiAgICAgICl9XG4gICAgICA8QnV0dG9uIHR5cGU9XCJzdWJtaXRcIiBpY29uPVwia2V5XCIgZGlzYWJsZWQ9e2lzV2FpdGluZ30+XG4gICAgICAgIHtpc1dhaXRpbmcgPyB0KFwiZmFjdG9ycy53YWl0aW5nXCIpIDogbGFiZWx9XG4gICAgICA8L0J1dHRvbj5cbiAgICAgIHtwcm9ibGVtICYmIChcbiAgICAgICAgPHAgY2xhc3NOYW1lPVwiZmllbGQtZXJyb3JcIiByb2xlPVwiYWxlcnRcIj5cbiAgICAgICAgICB7cHJvYmxlbX1cbiAgICAgICAgPC9wPlxuICAgICAgKX1cbiAgICA8L2Zvcm0+XG4gIClcbn1cblxuLyoqIFN1cHBvcnQgaXMgZGV0ZWN0ZWQgaW4gdGhlIGJyb3dzZXIgb25seTsgc2VydmVyLXJlbmRlcmVkIG1hcmt1cCBhc3N1bWVzIGl0LiAqL1xuZnVuY3Rpb24gdXNlUGFzc2tleVN1cHBvcnQoKTogYm9vbGVhbiB7XG4gIGNvbnN0IFtpc1VzYWJsZSwgc2V0VXNhYmxlXSA9IHVzZVN0YXRlKHRydWUpXG4gIHVzZUVmZmVjdCgoKSA9PiBzZXRVc2FibGUoXCJQdWJsaWNLZXlDcmVkZW50aWFsXCIgaW4gd2luZG93KSwgW10pXG4gIHJldHVybiBpc1VzYWJsZVxufVxuXG5hc3luYyBmdW5jdGlvbiByZXF1ZXN0UGFzc2tleShcbiAgcHVycG9zZTogQ2hhbGxlbmdlUHVycG9zZSxcbiAgY3NyZjogc3RyaW5nLFxuKTogUHJvbWlzZTxBdXRoZW50aWNhdGlvblJlc3BvbnNlIHwgUmVnaXN0cmF0aW9uUmVzcG9uc2U+IHtcbiAgY29uc3Qgb3duID0gT1dOX1BVUlBPU0VTLmZpbmQoKG9uZSkgPT4gb25lID09PSBwdXJwb3NlKVxuICBjb25zdCB7IG9wdGlvbnMgfSA9IG93blxuICAgID8gYXdhaXQgd2l0aFN0ZXBVcCgoKSA9PlxuICAgICAgICBjYWxsQXBpKHBhc3NrZXlFbmRwb2ludHMuY3JlYXRlT3duQ2hhbGxlbmdlLCB7IHBhdGg6IHt9LCBib2R5OiB7IHB1cnBvc2U6IG93biB9IH0sIGNzcmYpLFxuICAgICAgKVxuICAgIDogYXdhaXQgY2FsbEFwaShcbiAgICAgICAgc2lnbkluRW5kcG9pbnRzLmNyZWF0ZVNpZ25JbkNoYWxsZW5nZSxcbiAgICAgICAgeyBwYXRoOiB7fSwgYm9keTogeyBwdXJwb3NlOiBwdXJwb3NlIGFzIFwiU0lHTl9JTlwiIH0gfSxcbiAgICAgICAgY3NyZixcbiAgICAgIClcbiAgY29uc3QgaXNOZXcgPSBwdXJwb3NlID09PSBcIlJFR0lTVEVSXCIgfHwgcHVycG9zZSA9PT0gXCJFTlJPTFwiXG4gIGlmIChpc05ldykge1xuICAgIGNvbnN0IG9wdGlvbnNKU09OID0gb3B0aW9ucyBhcyB1bmtub3duIGFzIFBhcmFtZXRlcnM8dHlwZW9mIHN0YXJ0UmVnaXN0cmF0aW9uPlswXVtcIm9wdGlvbnNKU09OXCJdXG4gICAgcmV0dXJuIChhd2FpdCBzdGFydFJlZ2lzdHJhdGlvbih7IG9wdGlvbnNKU09OIH0pKSBhcyB1bmtub3duIGFzIFJlZ2lzdHJhdGlvblJlc3BvbnNlXG4gIH1cbiAgY29uc3Qgb3B0aW9uc0pTT04gPSBvcHRpb25zIGFzIHVua25vd24gYXMgUGFyYW1ldGVyczx0eXBlb2Ygc3RhcnRBdXRoZW50aWNhdGlvbj5bMF1bXCJvcHRpb25zSlNPTlwiXVxuICByZXR1cm4gKGF3YWl0IHN0YXJ0QXV0aGVudGljYXRpb24oeyBvcHRpb25zSlNPTiB9KSkgYXMgdW5rbm93biBhcyBBdXRoZW50aWNhdGlvblJlc3BvbnNlXG59XG5cbmZ1bmN0aW9uIGVycm9yVGV4dEtleShlcnJvcjogdW5rbm93bik6IFRleHRLZXkge1xuICBjb25zdCBuYW1lID0gZXJyb3IgaW5zdGFuY2VvZiBFcnJvciA/IGVycm9yLm5hbWUgOiBcIlwiXG4gIHJldHVybiBuYW1lID09PSBcIkludmFsaWRTdGF0ZUVycm9yXCIgPyBcImZhY3RvcnMucGFzc2tleUtub3duXCIgOiBcImZhY3RvcnMucGFzc2tleUNhbmNlbGxlZFwiXG59XG5cbmV4cG9ydCBkZWZhdWx0IGRlZmluZUlzbGFuZChcInBhc3NrZXlcIiwgUGFzc2tleSwgW1wiZmFjdG9yc1wiXSlcbiIsCiAgICAiLyoqIFBhc3NrZXlzOiB0aGVpciByZWx5aW5nIHBhcnR5LCB0aGUgbGltaXQgcGVyIHVzZXIsIGFuZCB0aGUgbGlmZXRpbWUgb2YgY2hhbGxlbmdlcy4gKi9cbmltcG9ydCB7IE1TX1BFUl9NSU5VVEUgfSBmcm9tIFwiLi4vLi4vYmFzZS9jbG9jay50c1wiXG5cbmV4cG9ydCBjb25zdCBQQVNTS0VZX05BTUVfQ0hBUkFDVEVSU19NQVggPSAxMDBcbi8qKiBTZXZlcmFsIGZvciBlYWNoIGNvbXB1dGVyLCB0ZWxlcGhvbmUgYW5kIHNlY3VyaXR5IGtleSBvZiBhIHVzZXI7IG5vIG1vcmUgdGhhbiBvbmUgcGFnZSBzaG93cy4gKi9cbmV4cG9ydCBjb25zdCBQQVNTS0VZU19NQVggPSAxNVxuLyoqIFdvcmRzIG9mIFdlYkF1dGhuIMKnNS44LjQgKFwiaW50ZXJuYWxcIiwgXCJzbWFydC1jYXJkXCIpIGFuZCB0aG9zZSB0byBjb21lLiAqL1xuZXhwb3J0IGNvbnN0IFRSQU5TUE9SVF9DSEFSQUNURVJTX01BWCA9IDUwXG5leHBvcnQgY29uc3QgVFJBTlNQT1JUU19NQVggPSAxMFxuLyoqIFRpbWUgdG8gZmluZCB0aGUga2V5IG9yIHRoZSBmaW5nZXI7IGJyb3dzZXJzIGdpdmUgdXAgYWZ0ZXIgYXMgbG9uZy4gKi9cbmV4cG9ydCBjb25zdCBDSEFMTEVOR0VfTVMgPSAyICogTVNfUEVSX01JTlVURVxuXG4vKiogUHVycG9zZXMgb2YgYSBjaGFsbGVuZ2U6IHRoZSBmaXJzdCB0aHJlZSBkdXJpbmcgc2lnbi1pbiwgdGhlIG90aGVycyBmb3IgYSBzaWduZWQtaW4gdXNlci4gKi9cbmV4cG9ydCBjb25zdCBTSUdOX0lOX1BVUlBPU0VTID0gW1wiU0lHTl9JTlwiLCBcIlNFQ09ORF9GQUNUT1JcIiwgXCJFTlJPTFwiXSBhcyBjb25zdFxuZXhwb3J0IGNvbnN0IE9XTl9QVVJQT1NFUyA9IFtcIlJFR0lTVEVSXCIsIFwiUFJPT0ZcIl0gYXMgY29uc3RcbmV4cG9ydCB0eXBlIENoYWxsZW5nZVB1cnBvc2UgPSAodHlwZW9mIFNJR05fSU5fUFVSUE9TRVMpW251bWJlcl0gfCAodHlwZW9mIE9XTl9QVVJQT1NFUylbbnVtYmVyXVxuXG4vKiogVGhlIHNpdGUgdGhhdCBwYXNza2V5cyBhcmUgbWFkZSBmb3IgKFdlYkF1dGhuIMKnNS4xLjIgXCJyZWx5aW5nIHBhcnR5XCIpLiAqL1xuZXhwb3J0IGludGVyZmFjZSBSZWx5aW5nUGFydHkge1xuICAvKiogQSBob3N0IG5hbWU7IHBhc3NrZXlzIG1hZGUgZm9yIG9uZSBhcmUgb2Ygbm8gdXNlIG9uIGFub3RoZXIuICovXG4gIHJwSWQ6IHN0cmluZ1xuICBvcmlnaW46IHN0cmluZ1xufVxuXG5jb25zdCBJUF9BRERSRVNTID0gL15cXGQrXFwuXFxkK1xcLlxcZCtcXC5cXGQrJHxeXFxbL1xuXG4vKipcbiAqIFRoZSByZWx5aW5nIHBhcnR5IG9mIGEgcmVxdWVzdDogdGhlIHB1YmxpYyBhZGRyZXNzIHdoZW4gdGhlIHBhZ2Ugd2FzIG9wZW5lZCB1bmRlciBpdCwgb3IgYGxvY2FsaG9zdGAuIE90aGVyIGhvc3RcbiAqIG5hbWVzIGFyZSBub25lLCBhbmQgbmVpdGhlciBhcmUgSVAgYWRkcmVzc2VzOiBicm93c2VycyBjcmVhdGUgbm8gcGFzc2tleXMgZm9yIHRob3NlLlxuICpcbiAqIEBwYXJhbSBob3N0ICB0aGUgcmVxdWVzdCdzIEhvc3QgaGVhZGVyXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBmaW5kUmVseWluZ1BhcnR5KHB1YmxpY0FkZHJlc3M6IHN0cmluZyB8IG51bGwsIGhvc3Q6IHN0cmluZyk6IFJlbHlpbmdQYXJ0eSB8IG51bGwge1xuICBjb25zdCBhc2tlZCA9IFVSTC5wYXJzZShgaHR0cDovLyR7aG9zdH1gKVxuICBjb25zdCBvd24gPSBwdWJsaWNBZGRyZXNzID09PSBudWxsID8gbnVsbCA6IFVSTC5wYXJzZShwdWJsaWNBZGRyZXNzKVxuICBpZiAoXG4gICAgb3duPy5wcm90b2NvbCA9PT0gXCJodHRwczpcIiAmJlxuICAgICFJUF9BRERSRVNTLnRlc3Qob3duLmhvc3RuYW1lKSAmJlxuICAgIG5vcm1hbGl6ZUhvc3Qob3duLnByb3RvY29sLCBob3N0KSA9PT0gb3duLmhvc3RcbiAgKVxuICAgIHJldHVybiB7IHJwSWQ6IG93bi5ob3N0bmFtZSwgb3JpZ2luOiBvd24ub3JpZ2luIH1cbiAgcmV0dXJuIGFza2VkPy5ob3N0bmFtZSA9PT0gXCJsb2NhbGhvc3RcIiA/IHsgcnBJZDogXCJsb2NhbGhvc3RcIiwgb3JpZ2luOiBhc2tlZC5vcmlnaW4gfSA6IG51bGxcbn1cblxuLyoqIFRoZSBob3N0IHdpdGhvdXQgYSBwb3J0IHRoYXQgdGhlIHNjaGVtZSBpbXBsaWVzLiAqL1xuZnVuY3Rpb24gbm9ybWFsaXplSG9zdChwcm90b2NvbDogc3RyaW5nLCBob3N0OiBzdHJpbmcpOiBzdHJpbmcge1xuICByZXR1cm4gVVJMLnBhcnNlKGAke3Byb3RvY29sfS8vJHtob3N0fWApPy5ob3N0ID8/IFwiXCJcbn1cbiIsCiAgICAiLyoqXG4gKiBTY2hlbWFzIG9mIHRoZSBwYXNza2V5IEFQSS4gVGhlIGxpYnJhcnkgdmFsaWRhdGVzIGF1dGhlbnRpY2F0b3IgcmVzcG9uc2VzOyB0aGVzZSBzY2hlbWFzIG9ubHkgbGltaXQgc2l6ZSBhbmQgc2hhcGUuXG4gKi9cbmltcG9ydCB7IHogfSBmcm9tIFwiem9kL21pbmlcIlxuaW1wb3J0IHsgaWQsIGluc3RhbnQsIG5hbWVkU2NoZW1hLCBwYWdlUXVlcnksIHBhZ2VTY2hlbWEsIHJlcXVpcmVkVGV4dCB9IGZyb20gXCIuLi8uLi9iYXNlL3NjaGVtYS50c1wiXG5pbXBvcnQgeyBkZWwsIGdldCwgcG9zdCwgcHV0IH0gZnJvbSBcIi4uLy4uL2h0dHAvZW5kcG9pbnQudHNcIlxuaW1wb3J0IHtcbiAgT1dOX1BVUlBPU0VTLFxuICBQQVNTS0VZX05BTUVfQ0hBUkFDVEVSU19NQVgsXG4gIFRSQU5TUE9SVF9DSEFSQUNURVJTX01BWCxcbiAgVFJBTlNQT1JUU19NQVgsXG59IGZyb20gXCIuL3J1bGVzLnRzXCJcblxuLyoqIEJhc2U2NHVybCBvZiBhdCBtb3N0IDEwMjMgYnl0ZXMgKFdlYkF1dGhuIMKnNS44LjMpLiAqL1xuY29uc3QgY3JlZGVudGlhbElkID0gei5zdHJpbmcoKS5jaGVjayh6LnJlZ2V4KC9eW0EtWmEtejAtOV8tXXsxLDEzNjR9JC8sIFwidmFsaWRhdGlvbi5pbnZhbGlkXCIpKVxuY29uc3QgYnl0ZXMgPSB6LnN0cmluZygpLmNoZWNrKHoucmVnZXgoL15bQS1aYS16MC05Xy1dezAsNjU1MzZ9JC8sIFwidmFsaWRhdGlvbi5pbnZhbGlkXCIpKVxuY29uc3QgY3JlZGVudGlhbCA9IHtcbiAgaWQ6IGNyZWRlbnRpYWxJZCxcbiAgcmF3SWQ6IGNyZWRlbnRpYWxJZCxcbiAgdHlwZTogei5saXRlcmFsKFwicHVibGljLWtleVwiKSxcbiAgYXV0aGVudGljYXRvckF0dGFjaG1lbnQ6IHoub3B0aW9uYWwoei5udWxsYWJsZSh6LnN0cmluZygpKSksXG4gIGNsaWVudEV4dGVuc2lvblJlc3VsdHM6IHouX2RlZmF1bHQoei5yZWNvcmQoei5zdHJpbmcoKSwgei51bmtub3duKCkpLCB7fSksXG59XG5cbi8qKiBXaGF0IGEgYnJvd3NlciByZXR1cm5zIGZvciBhIGNoYWxsZW5nZSwgYXMgSlNPTiAoV2ViQXV0aG4gwqc1LjEpLiAqL1xuZXhwb3J0IGNvbnN0IGF1dGhlbnRpY2F0aW9uUmVzcG9uc2UgPSB6Lm9iamVjdCh7XG4gIC4uLmNyZWRlbnRpYWwsXG4gIHJlc3BvbnNlOiB6Lm9iamVjdCh7XG4gICAgY2xpZW50RGF0YUpTT046IGJ5dGVzLFxuICAgIGF1dGhlbnRpY2F0b3JEYXRhOiBieXRlcyxcbiAgICBzaWduYXR1cmU6IGJ5dGVzLFxuICAgIHVzZXJIYW5kbGU6IHoub3B0aW9uYWwoei5udWxsYWJsZShieXRlcykpLFxuICB9KSxcbn0pXG5leHBvcnQgdHlwZSBBdXRoZW50aWNhdGlvblJlc3BvbnNlID0gei5vdXRwdXQ8dHlwZW9mIGF1dGhlbnRpY2F0aW9uUmVzcG9uc2U+XG5cbi8qKiBXaGF0IGEgYnJvd3NlciByZXR1cm5zIGZvciBhIG5ldyBwYXNza2V5LiAqL1xuZXhwb3J0IGNvbnN0IHJlZ2lzdHJhdGlvblJlc3BvbnNlID0gei5vYmplY3Qoe1xuICAuLi5jcmVkZW50aWFsLFxuICByZXNwb25zZTogei5vYmplY3Qoe1xuICAgIGNsaWVudERhdGFKU09OOiBieXRlcyxcbiAgICBhdHRlc3RhdGlvbk9iamVjdDogYnl0ZXMsXG4gICAgdHJhbnNwb3J0czogei5vcHRpb25hbChcbiAgICAgIHouYXJyYXkoei5zdHJpbmcoKS5jaGVjayh6Lm1heExlbmd0aChUUkFOU1BPUlRfQ0hBUkFDVEVSU19NQVgpKSkuY2hlY2soei5tYXhMZW5ndGgoVFJBTlNQT1JUU19NQVgpKSxcbiAgICApLFxuICB9KSxcbn0pXG5leHBvcnQgdHlwZSBSZWdpc3RyYXRpb25SZXNwb25zZSA9IHoub3V0cHV0PHR5cGVvZiByZWdpc3RyYXRpb25SZXNwb25zZT5cblxuY29uc3QgbmFtZSA9IHJlcXVpcmVkVGV4dChQQVNTS0VZX05BTUVfQ0hBUkFDVEVSU19NQVgpXG5leHBvcnQgY29uc3QgcGFzc2tleU5hbWVJbnB1dCA9IHouc3RyaWN0T2JqZWN0KHsgbmFtZSB9KVxuZXhwb3J0IGNvbnN0IG5ld1Bhc3NrZXkgPSB6LnN0cmljdE9iamVjdCh7IG5hbWUsIGFuc3dlcjogcmVnaXN0cmF0aW9uUmVzcG9uc2UgfSlcblxuZXhwb3J0IGNvbnN0IHBhc3NrZXkgPSBuYW1lZFNjaGVtYShcbiAgXCJQYXNza2V5XCIsXG4gIHoub2JqZWN0KHtcbiAgICBpZCxcbiAgICBuYW1lOiB6LnN0cmluZygpLFxuICAgIC8qKiBUaGUgaG9zdCBuYW1lIGl0IHdvcmtzIG9uLiAqL1xuICAgIHNpdGU6IHouc3RyaW5nKCksXG4gICAgLyoqIFN5bmNocm9uaXplZCB0byB0aGUgdXNlcidzIG90aGVyIGRldmljZXMsIGFzIHJlcG9ydGVkIGJ5IHRoZSBhdXRoZW50aWNhdG9yLiAqL1xuICAgIGJhY2tlZFVwOiB6LmJvb2xlYW4oKSxcbiAgICBjcmVhdGVkT246IGluc3RhbnQsXG4gICAgbGFzdFVzZWRPbjogei5udWxsYWJsZShpbnN0YW50KSxcbiAgfSksXG4pXG5leHBvcnQgdHlwZSBQYXNza2V5ID0gei5pbmZlcjx0eXBlb2YgcGFzc2tleT5cblxuLyoqIE9wdGlvbnMgYXMgYnJvd3NlcnMgdGFrZSB0aGVtOiBgUHVibGljS2V5Q3JlZGVudGlhbC5wYXJzZeKApk9wdGlvbnNGcm9tSlNPTmAuICovXG5leHBvcnQgY29uc3QgY2hhbGxlbmdlID0gei5vYmplY3QoeyBvcHRpb25zOiB6LnJlY29yZCh6LnN0cmluZygpLCB6LnVua25vd24oKSkgfSlcbmNvbnN0IGxpc3QgPSB6Lm9iamVjdChwYWdlUXVlcnkpXG5jb25zdCBPV05fUEFTU0tFWSA9IFwiL3Byb2ZpbGUvcGFzc2tleXMvOnBhc3NrZXlJZFwiXG5cbmV4cG9ydCBjb25zdCBwYXNza2V5RW5kcG9pbnRzID0ge1xuICBjcmVhdGVPd25DaGFsbGVuZ2U6IHBvc3QoXCIvcHJvZmlsZS9wYXNza2V5cy9jaGFsbGVuZ2VcIiwge1xuICAgIHN1bW1hcnk6IFwiQ3JlYXRlcyBhIGNoYWxsZW5nZSBmb3IgYSBuZXcgcGFzc2tleSBvciBmb3IgYSBzdGVwLXVwXCIsXG4gICAgYXV0aDogXCJzaWduZWRJblwiLFxuICAgIGJvZHk6IHouc3RyaWN0T2JqZWN0KHsgcHVycG9zZTogei5lbnVtKE9XTl9QVVJQT1NFUywgXCJ2YWxpZGF0aW9uLmNob2ljZVwiKSB9KSxcbiAgICByZXNwb25zZTogY2hhbGxlbmdlLFxuICAgIHJlZnVzZXM6IFtcIkNPTkZMSUNUXCJdLFxuICB9KSxcbiAgbGlzdE15UGFzc2tleXM6IGdldChcIi9wcm9maWxlL3Bhc3NrZXlzXCIsIHtcbiAgICBzdW1tYXJ5OiBcIlRoZSBjYWxsZXIncyBwYXNza2V5cyBieSBuYW1lXCIsXG4gICAgYXV0aDogXCJzaWduZWRJblwiLFxuICAgIHF1ZXJ5OiBsaXN0LFxuICAgIHJlc3BvbnNlOiBwYWdlU2NoZW1hKHBhc3NrZXkpLFxuICB9KSxcbiAgcmVnaXN0ZXJQYXNza2V5OiBwb3N0KFwiL3Byb2ZpbGUvcGFzc2tleXNcIiwge1xuICAgIHN1bW1hcnk6IFwiS2VlcHMgYSBuZXcgcGFzc2tleSBvZiB0aGUgY2FsbGVyXCIsXG4gICAgYXV0aDogXCJzaWduZWRJblwiLFxuICAgIGJvZHk6IG5ld1Bhc3NrZXksXG4gICAgcmVzcG9uc2U6IHBhc3NrZXksXG4gICAgc3RhdHVzOiAyMDEsXG4gICAgcmVmdXNlczogW1wiQ09ORkxJQ1RcIl0sXG4gIH0pLFxuICByZW5hbWVQYXNza2V5OiBwdXQoT1dOX1BBU1NLRVksIHtcbiAgICBzdW1tYXJ5OiBcIlJlbmFtZXMgYSBwYXNza2V5IG9mIHRoZSBjYWxsZXJcIixcbiAgICBhdXRoOiBcInNpZ25lZEluXCIsXG4gICAgYm9keTogcGFzc2tleU5hbWVJbnB1dCxcbiAgICByZXNwb25zZTogcGFzc2tleSxcbiAgfSksXG4gIHJlbW92ZU15UGFzc2tleTogZGVsKE9XTl9QQVNTS0VZLCB7IHN1bW1hcnk6IFwiUmVtb3ZlcyBhIHBhc3NrZXkgb2YgdGhlIGNhbGxlclwiLCBhdXRoOiBcInNpZ25lZEluXCIgfSksXG4gIGxpc3RQYXNza2V5c09mVXNlcjogZ2V0KFwiL3VzZXJzLzp1c2VySWQvcGFzc2tleXNcIiwge1xuICAgIHN1bW1hcnk6IFwiVGhlIHBhc3NrZXlzIG9mIGEgdXNlciBieSBuYW1lXCIsXG4gICAgYXV0aDogeyBzeXN0ZW06IFwiVVNFUl9SRUFEXCIgfSxcbiAgICBxdWVyeTogbGlzdCxcbiAgICByZXNwb25zZTogcGFnZVNjaGVtYShwYXNza2V5KSxcbiAgfSksXG4gIHJlbW92ZVBhc3NrZXlPZlVzZXI6IGRlbChcIi91c2Vycy86dXNlcklkL3Bhc3NrZXlzLzpwYXNza2V5SWRcIiwge1xuICAgIHN1bW1hcnk6IFwiUmVtb3ZlcyBhIHBhc3NrZXkgb2YgYSB1c2VyXCIsXG4gICAgYXV0aDogeyBzeXN0ZW06IFwiVVNFUl9VUERBVEVcIiB9LFxuICAgIHRva2VuczogXCJuZXZlclwiLFxuICB9KSxcbiAgcmVzZXRTZWNvbmRGYWN0b3JzOiBkZWwoXCIvdXNlcnMvOnVzZXJJZC9zZWNvbmRmYWN0b3JzXCIsIHtcbiAgICBzdW1tYXJ5OiBcIlJlbW92ZXMgdGhlIG9uZS10aW1lIHBhc3N3b3JkLCByZWNvdmVyeSBjb2RlcyBhbmQgcGFzc2tleXMgb2YgYSB1c2VyXCIsXG4gICAgYXV0aDogeyBzeXN0ZW06IFwiVVNFUl9VUERBVEVcIiB9LFxuICAgIHRva2VuczogXCJuZXZlclwiLFxuICB9KSxcbn1cbiIsCiAgICAiLyoqIE9uZS10aW1lIHBhc3N3b3JkcyBhbmQgcmVjb3ZlcnkgY29kZXM6IHRoZWlyIHNoYXBlLCB0aGVpciB3aW5kb3dzLCBhbmQgaG93IGxvbmcgd3Jvbmcgb25lcyBtdXN0IHdhaXQuICovXG5pbXBvcnQgeyBNU19QRVJfSE9VUiwgTVNfUEVSX01JTlVURSB9IGZyb20gXCIuLi8uLi9iYXNlL2Nsb2NrLnRzXCJcblxuLyoqIFJGQyA2MjM4OiB3aGF0IGF1dGhlbnRpY2F0b3IgYXBwcyB0YWtlIHdpdGhvdXQgYXNraW5nLiAqL1xuZXhwb3J0IGNvbnN0IE9UUF9QRVJJT0RfU0VDT05EUyA9IDMwXG5leHBvcnQgY29uc3QgT1RQX0RJR0lUUyA9IDZcbi8qKiAxNjAgYml0cywgdGhlIGxlbmd0aCBvZiB0aGUgSE1BQyAoUkZDIDQyMjYgwqc0IFI2KS4gKi9cbmV4cG9ydCBjb25zdCBPVFBfU0VDUkVUX0JZVEVTID0gMjBcbi8qKiBUb2xlcmFuY2UgZm9yIGNsb2NrIGRyaWZ0IGFuZCBzbG93IHR5cGluZzogdGhlIGNvZGVzIG9mIHRoZSBwcmV2aW91cyBhbmQgdGhlIG5leHQgc3RlcCBhcmUgdmFsaWQgdG9vLiAqL1xuZXhwb3J0IGNvbnN0IE9UUF9EUklGVF9TVEVQUyA9IDFcblxuLyoqIFRpbWUgZnJvbSBzZWVpbmcgdGhlIHBpY3R1cmUgdG8gdHlwaW5nIHRoZSBmaXJzdCBjb2RlLiAqL1xuZXhwb3J0IGNvbnN0IEVOUk9MTUVOVF9NUyA9IDEwICogTVNfUEVSX01JTlVURVxuXG5leHBvcnQgY29uc3QgUkVDT1ZFUllfQ09ERVNfQ09VTlQgPSAxMFxuLyoqIDE2IGxldHRlcnMgb2YgNSBiaXRzOiA4MCBiaXRzIGNhbm5vdCBiZSBndWVzc2VkIGFuZCBuZWVkIG5vIHNsb3cgaGFzaC4gKi9cbmV4cG9ydCBjb25zdCBSRUNPVkVSWV9DT0RFX0xFTkdUSCA9IDE2XG4vKiogQ3JvY2tmb3JkJ3MgYmFzZSAzMjogd2l0aG91dCBsZXR0ZXJzIHRoYXQgbG9vayBsaWtlIGRpZ2l0cy4gKi9cbmV4cG9ydCBjb25zdCBSRUNPVkVSWV9BTFBIQUJFVCA9IFwiMDEyMzQ1Njc4OUFCQ0RFRkdISktNTlBRUlNUVldYWVpcIlxuY29uc3QgUkVDT1ZFUllfQ09ERV9HUk9VUF9MRU5HVEggPSA0XG4vKiogTG9uZ2VzdCBhY2NlcHRlZCBpbnB1dDogYSByZWNvdmVyeSBjb2RlIHdpdGggYSBibGFuayBhZnRlciBldmVyeSBsZXR0ZXIuICovXG5leHBvcnQgY29uc3QgQ09ERV9DSEFSQUNURVJTX01BWCA9IDQwXG5cbi8qKiBMaW1pdCBvZiB3cm9uZyBjb2RlcyBvZiBvbmUgc2lnbi1pbiBhdHRlbXB0OyB0aGVuIGl0IHJlc3RhcnRzIHdpdGggdGhlIHBhc3N3b3JkLiAqL1xuZXhwb3J0IGNvbnN0IEFUVEVNUFRfRkFJTFVSRVNfTUFYID0gNVxuLyoqIFdyb25nIGNvZGVzIG9mIG9uZSBhY2NvdW50IHRoYXQgY29zdCBubyB3YWl0aW5nLiAqL1xuZXhwb3J0IGNvbnN0IEZBSUxVUkVTX1dJVEhPVVRfQkFDS09GRiA9IDVcbmV4cG9ydCBjb25zdCBCQUNLT0ZGX0lOSVRJQUxfTVMgPSAzMF8wMDBcbi8qKiBOZXZlciBwZXJtYW5lbnQ7IDI0IGd1ZXNzZXMgYSBkYXkgYXQgYSBtaWxsaW9uIGNvZGVzIGFyZSBubyBhdHRhY2suICovXG5leHBvcnQgY29uc3QgQkFDS09GRl9NQVhfTVMgPSBNU19QRVJfSE9VUlxuXG4vKipcbiAqIEhvdyBsb25nIGFuIGFjY291bnQncyBuZXh0IGNvZGUgaGFzIHRvIHdhaXQgYWZ0ZXIgc28gbWFueSB3cm9uZyBvbmVzIGluIGEgcm93LlxuICpcbiAqIEBwYXJhbSBmYWlsdXJlcyAgdGhlIG9uZSB0aGF0IHdhcyBqdXN0IHdyb25nIGluY2x1ZGVkXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBiYWNrb2ZmQWZ0ZXIoZmFpbHVyZXM6IG51bWJlcik6IG51bWJlciB7XG4gIGlmIChmYWlsdXJlcyA8IEZBSUxVUkVTX1dJVEhPVVRfQkFDS09GRikgcmV0dXJuIDBcbiAgcmV0dXJuIE1hdGgubWluKEJBQ0tPRkZfTUFYX01TLCBCQUNLT0ZGX0lOSVRJQUxfTVMgKiAyICoqIE1hdGgubWluKGZhaWx1cmVzIC0gRkFJTFVSRVNfV0lUSE9VVF9CQUNLT0ZGLCAzMCkpXG59XG5cbi8qKiBBIGNvZGUgYXMgdHlwZWQsIFwiMTIzIDQ1NlwiLCBhcyBpdCBjb3VudHM7IG51bGwgd2hlbiBpdCBpcyBub25lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBhcnNlT3RwKHRleHQ6IHN0cmluZyk6IHN0cmluZyB8IG51bGwge1xuICBjb25zdCBkaWdpdHMgPSB0ZXh0LnJlcGxhY2UoL1tcXHMtXS9nLCBcIlwiKVxuICByZXR1cm4gL15cXGR7Nn0kLy50ZXN0KGRpZ2l0cykgPyBkaWdpdHMgOiBudWxsXG59XG5cbi8qKiBBIHJlY292ZXJ5IGNvZGUgYXMgdHlwZWQsIGxvd2VyIGNhc2UgYW5kIHdpdGggbG9vay1hbGlrZXMsIGFzIGl0IGNvdW50czsgbnVsbCB3aGVuIGl0IGlzIG5vbmUuICovXG5leHBvcnQgZnVuY3Rpb24gcGFyc2VSZWNvdmVyeUNvZGUodGV4dDogc3RyaW5nKTogc3RyaW5nIHwgbnVsbCB7XG4gIGNvbnN0IGxldHRlcnMgPSB0ZXh0LnRvVXBwZXJDYXNlKCkucmVwbGFjZSgvW1xccy1dL2csIFwiXCIpLnJlcGxhY2UoL08vZywgXCIwXCIpLnJlcGxhY2UoL1tJTF0vZywgXCIxXCIpXG4gIGNvbnN0IGlzQ29kZSA9XG4gICAgbGV0dGVycy5sZW5ndGggPT09IFJFQ09WRVJZX0NPREVfTEVOR1RIICYmXG4gICAgWy4uLmxldHRlcnNdLmV2ZXJ5KChsZXR0ZXIpID0+IFJFQ09WRVJZX0FMUEhBQkVULmluY2x1ZGVzKGxldHRlcikpXG4gIHJldHVybiBpc0NvZGUgPyBsZXR0ZXJzIDogbnVsbFxufVxuXG4vKipcbiAqIEEgcmVjb3ZlcnkgY29kZSBvZiByYW5kb20gYnl0ZXMuXG4gKlxuICogQHBhcmFtIGJ5dGVzICBvbmUgcGVyIGxldHRlcjsgbW9kdWxvIDMyIGlzIHVuaWZvcm0sIGFzIDMyIGRpdmlkZXMgMjU2XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlbmNvZGVSZWNvdmVyeUNvZGUoYnl0ZXM6IFVpbnQ4QXJyYXkpOiBzdHJpbmcge1xuICByZXR1cm4gWy4uLmJ5dGVzLnN1YmFycmF5KDAsIFJFQ09WRVJZX0NPREVfTEVOR1RIKV0ubWFwKChieXRlKSA9PiBSRUNPVkVSWV9BTFBIQUJFVFtieXRlICUgMzJdKS5qb2luKFwiXCIpXG59XG5cbi8qKiBcIkFCQ0QtRUZHSC3igKZcIiwgZm9yIGRpc3BsYXkuICovXG5leHBvcnQgZnVuY3Rpb24gZm9ybWF0UmVjb3ZlcnlDb2RlKGNvZGU6IHN0cmluZyk6IHN0cmluZyB7XG4gIHJldHVybiBjb2RlLm1hdGNoKG5ldyBSZWdFeHAoYC57JHtSRUNPVkVSWV9DT0RFX0dST1VQX0xFTkdUSH19YCwgXCJnXCIpKT8uam9pbihcIi1cIikgPz8gY29kZVxufVxuIiwKICAgICIvKipcbiAqIERlY2xhcmF0aW9ucyBvZiBhbiBlbnRpdHkncyBmaWVsZHMuIEZyb20gb25lIGRlY2xhcmF0aW9uIGNvbWUgdGhlIHNjaGVtYXMgb2YgY3JlYXRlLCB1cGRhdGUgYW5kIHJlYWQsIHRoZSBtYXBwaW5nIHRvXG4gKiBjb2x1bW5zIChgZGIvZmllbGRzLnRzYCksIHRoZSBmb3JtIChgd2ViL2ZpZWxkcy50c3hgKSwgYW5kIHRoZSBkaWZmZXJlbmNlcyB0aGF0IGNvbmZsaWN0cyBhbmQgYXVkaXQgZW50cmllcyBuYW1lLlxuICovXG5pbXBvcnQgeyB6IH0gZnJvbSBcInpvZC9taW5pXCJcbmltcG9ydCB7XG4gIGlkLFxuICBpbnN0YW50LFxuICBpbnN0YW50SW5SYW5nZSxcbiAgaW50ZWdlckJldHdlZW4sXG4gIG9wdGlvbmFsUmljaFRleHQsXG4gIG9wdGlvbmFsVGV4dCxcbiAgb3B0aW9uYWxVcmwsXG4gIHJlcXVpcmVkVGV4dCxcbn0gZnJvbSBcIi4vc2NoZW1hLnRzXCJcblxuZXhwb3J0IHR5cGUgRmllbGRLaW5kID1cbiAgfCBcInRleHRcIlxuICB8IFwibG9uZ1RleHRcIlxuICB8IFwiZW1haWxcIlxuICB8IFwidXJsXCJcbiAgfCBcInJpY2hUZXh0XCJcbiAgfCBcInRleHRMaXN0XCJcbiAgfCBcImNob2ljZVwiXG4gIHwgXCJpbnRlZ2VyXCJcbiAgfCBcIm51bGxhYmxlSW50ZWdlclwiXG4gIHwgXCJib29sZWFuXCJcbiAgfCBcImluc3RhbnRcIlxuICB8IFwicmVmZXJlbmNlXCJcblxuLyoqIFRoZSBwcm9wZXJ0aWVzIG9mIGV2ZXJ5IGZpZWxkIGRlY2xhcmF0aW9uLiAqL1xuZXhwb3J0IGludGVyZmFjZSBGaWVsZERlY2xhcmF0aW9uIHtcbiAgLyoqIENvbHVtbiBvZiB0aGUgZW50aXR5J3MgdGFibGUuICovXG4gIGNvbHVtbjogc3RyaW5nXG4gIC8qKiBUZXh0IGtleSBvZiB0aGUgbGFiZWwuICovXG4gIGxhYmVsOiBzdHJpbmdcbiAgLyoqIFRleHQga2V5IG9mIHRoZSBoaW50IGJlbG93IHRoZSBjb250cm9sLiAqL1xuICBoaW50Pzogc3RyaW5nXG4gIC8qKiBWYWx1ZXMgaW4gdGhlIHRleHQgb2YgdGhlIGhpbnQuICovXG4gIGhpbnRWYWx1ZXM/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmcgfCBudW1iZXI+PlxuICAvKiogRmllbGRzIHdpdGggdGhlIHNhbWUgcm93IHN0YW5kIHNpZGUgYnkgc2lkZSBpbiB0aGUgZm9ybSwgd2hlcmUgdGhlIGZpcnN0IG9mIHRoZW0gc3RhbmRzLiAqL1xuICByb3c/OiBzdHJpbmdcbiAgLyoqIFRleHQga2V5IG9mIHRoZSBoZWFkaW5nIGFib3ZlIHRoZSBmaWVsZCBpbiB0aGUgZm9ybS4gKi9cbiAgc2VjdGlvbj86IHN0cmluZ1xuICAvKiogTWVhbmluZyBvZiB0aGUgZmllbGQgZm9yIHRoZSBPcGVuQVBJIGRvY3VtZW50LiAqL1xuICBkZXNjcmlwdGlvbj86IHN0cmluZ1xuICAvKiogVHJ1ZSBpZiBhIGNoYW5nZSBkb2VzIG5vdCBpbnZhbGlkYXRlIHRoZSB2b3RlcyBvZiBhcHByb3ZlcnM6IHBlb3BsZSBhbmQgbm90aWZpY2F0aW9ucy4gKi9cbiAgaXNPdXRzaWRlQXBwcm92YWw/OiBib29sZWFuXG59XG5cbi8qKiBUaGUgbGltaXRzIGFuZCBjaG9pY2VzIG9mIGEgZmllbGQuICovXG5leHBvcnQgaW50ZXJmYWNlIEZpZWxkTGltaXRzIHtcbiAgLyoqIEZld2VzdCBhbmQgbW9zdDogY2hhcmFjdGVycyBvZiBhIHRleHQsIG9yIHRoZSBudW1iZXIgaXRzZWxmLiAqL1xuICBtaW4/OiBudW1iZXJcbiAgbWF4PzogbnVtYmVyXG4gIC8qKiBSb3dzIG9mIHRoZSBjb250cm9sIG9mIGEgbG9uZyB0ZXh0LiAqL1xuICBsaW5lcz86IG51bWJlclxuICAvKiogVmFsdWVzIG9mIGEgY2hvaWNlLiAqL1xuICBvcHRpb25zPzogcmVhZG9ubHkgc3RyaW5nW11cbiAgLyoqIFRleHQga2V5cyBvZiB0aGUgb3B0aW9ucyBhcmUgdGhpcyBwcmVmaXggYW5kIHRoZSB2YWx1ZS4gKi9cbiAgb3B0aW9uTGFiZWxzPzogc3RyaW5nXG4gIC8qKiBUcnVlIGlmIGZvcm1zIGFzayBmb3IgYSBmaWVsZCB0aGF0IGNhbGxzIG1heSBsZWF2ZSBvdXQuICovXG4gIHJlcXVpcmVkPzogYm9vbGVhblxufVxuXG4vKiogQSBkZWNsYXJlZCBmaWVsZCB3aXRoIGl0cyBzY2hlbWFzLiAqL1xuZXhwb3J0IGludGVyZmFjZSBGaWVsZCBleHRlbmRzIEZpZWxkRGVjbGFyYXRpb24sIEZpZWxkTGltaXRzIHtcbiAga2luZDogRmllbGRLaW5kXG4gIC8qKiBTY2hlbWEgb2YgdGhlIGZpZWxkIGluIHRoZSBib2R5IG9mIGEgY3JlYXRpb24sIHdpdGggaXRzIGRlZmF1bHQuICovXG4gIGlucHV0OiB6LlpvZE1pbmlUeXBlXG4gIC8qKiBTY2hlbWEgb2YgdGhlIGZpZWxkIGluIHJlc3BvbnNlczsgbnVsbCBmb3IgcmVmZXJlbmNlcywgd2hpY2ggcmVzcG9uc2VzIHNob3cgdW5kZXIgYW5vdGhlciBuYW1lLiAqL1xuICByZXNwb25zZTogei5ab2RNaW5pVHlwZSB8IG51bGxcbiAgLyoqIE11c3QgYmUgZmlsbGVkIGluLiAqL1xuICByZXF1aXJlZDogYm9vbGVhblxufVxuXG5leHBvcnQgdHlwZSBGaWVsZHMgPSBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBGaWVsZD4+XG5cbmV4cG9ydCBmdW5jdGlvbiB0ZXh0RmllbGQ8Y29uc3QgRCBleHRlbmRzIEZpZWxkRGVjbGFyYXRpb24gJiB7IG1heDogbnVtYmVyIH0+KGRlY2xhcmVkOiBEKSB7XG4gIGNvbnN0IGlucHV0ID0gb3B0aW9uYWxUZXh0KGRlY2xhcmVkLm1heClcbiAgcmV0dXJuIHsgLi4uZGVjbGFyZWQsIC4uLnNjaGVtYXMoZGVjbGFyZWQsIGlucHV0LCB6LnN0cmluZygpKSwga2luZDogXCJ0ZXh0XCIgYXMgY29uc3QsIHJlcXVpcmVkOiBmYWxzZSB9XG59XG5cbmV4cG9ydCBmdW5jdGlvbiByZXF1aXJlZFRleHRGaWVsZDxjb25zdCBEIGV4dGVuZHMgRmllbGREZWNsYXJhdGlvbiAmIHsgbWF4OiBudW1iZXIgfT4oZGVjbGFyZWQ6IEQpIHtcbiAgY29uc3QgaW5wdXQgPSByZXF1aXJlZFRleHQoZGVjbGFyZWQubWF4KVxuICByZXR1cm4geyAuLi5kZWNsYXJlZCwgLi4uc2NoZW1hcyhkZWNsYXJlZCwgaW5wdXQsIHouc3RyaW5nKCkpLCBraW5kOiBcInRleHRcIiBhcyBjb25zdCwgcmVxdWlyZWQ6IHRydWUgfVxufVxuXG4vKiogT2Ygc2V2ZXJhbCBsaW5lcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsb25nVGV4dEZpZWxkPGNvbnN0IEQgZXh0ZW5kcyBGaWVsZERlY2xhcmF0aW9uICYgeyBtYXg6IG51bWJlcjsgbGluZXM6IG51bWJlciB9PihcbiAgZGVjbGFyZWQ6IEQsXG4pIHtcbiAgcmV0dXJuIGN1c3RvbUZpZWxkKFwibG9uZ1RleHRcIiwgZGVjbGFyZWQsIG9wdGlvbmFsVGV4dChkZWNsYXJlZC5tYXgpLCB6LnN0cmluZygpKVxufVxuXG4vKiogQHBhcmFtIGlucHV0ICBzY2hlbWEgd2l0aCBhIGZvcm1hdCBvZiBpdHMgb3duLCBlLmcuIGEgbGlzdCBvZiBlLW1haWwgYWRkcmVzc2VzICovXG5leHBvcnQgZnVuY3Rpb24gZm9ybWF0dGVkVGV4dEZpZWxkPFxuICBjb25zdCBEIGV4dGVuZHMgRmllbGREZWNsYXJhdGlvbiAmIHsgbWF4OiBudW1iZXIgfSxcbiAgSW5wdXQgZXh0ZW5kcyB6LlpvZE1pbmlUeXBlPHN0cmluZz4sXG4+KGRlY2xhcmVkOiBELCBpbnB1dDogSW5wdXQpIHtcbiAgcmV0dXJuIGN1c3RvbUZpZWxkKFwidGV4dFwiLCBkZWNsYXJlZCwgaW5wdXQsIHouc3RyaW5nKCkpXG59XG5cbi8qKiBSZXF1aXJlZCB3aXRob3V0IGEgZGVmYXVsdCwgdW5sZXNzIGRlY2xhcmVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGN1c3RvbUZpZWxkPFxuICBjb25zdCBLaW5kIGV4dGVuZHMgRmllbGRLaW5kLFxuICBjb25zdCBEIGV4dGVuZHMgRmllbGREZWNsYXJhdGlvbiAmIEZpZWxkTGltaXRzLFxuICBJbnB1dCBleHRlbmRzIHouWm9kTWluaVR5cGUsXG4gIFJlc3BvbnNlIGV4dGVuZHMgei5ab2RNaW5pVHlwZSxcbj4oa2luZDogS2luZCwgZGVjbGFyZWQ6IEQsIGlucHV0OiBJbnB1dCwgcmVzcG9uc2U6IFJlc3BvbnNlKSB7XG4gIHJldHVybiB7XG4gICAgLi4uZGVjbGFyZWQsXG4gICAgLi4uc2NoZW1hcyhkZWNsYXJlZCwgaW5wdXQsIHJlc3BvbnNlKSxcbiAgICBraW5kLFxuICAgIHJlcXVpcmVkOiBkZWNsYXJlZC5yZXF1aXJlZCA/PyAhaGFzRGVmYXVsdChpbnB1dCksXG4gIH1cbn1cblxuLyoqIFRydWUgaWYgdGhlIGJvZHkgb2YgYSBjcmVhdGlvbiBtYXkgbGVhdmUgdGhlIGZpZWxkIG91dC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBoYXNEZWZhdWx0KGlucHV0OiB6LlpvZE1pbmlUeXBlKTogYm9vbGVhbiB7XG4gIHJldHVybiBpbnB1dC5fem9kLmRlZi50eXBlID09PSBcImRlZmF1bHRcIiB8fCBpbnB1dC5fem9kLmRlZi50eXBlID09PSBcIm9wdGlvbmFsXCJcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIHVybEZpZWxkPGNvbnN0IEQgZXh0ZW5kcyBGaWVsZERlY2xhcmF0aW9uICYgeyBtYXg6IG51bWJlciB9PihkZWNsYXJlZDogRCkge1xuICBjb25zdCBpbnB1dCA9IG9wdGlvbmFsVXJsKGRlY2xhcmVkLm1heClcbiAgcmV0dXJuIHsgLi4uZGVjbGFyZWQsIC4uLnNjaGVtYXMoZGVjbGFyZWQsIGlucHV0LCB6LnN0cmluZygpKSwga2luZDogXCJ1cmxcIiBhcyBjb25zdCwgcmVxdWlyZWQ6IGZhbHNlIH1cbn1cblxuLyoqIFJlc3BvbnNlcyBob2xkIHNhbml0aXNlZCBIVE1MLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJpY2hUZXh0RmllbGQ8Y29uc3QgRCBleHRlbmRzIEZpZWxkRGVjbGFyYXRpb24gJiB7IG1heDogbnVtYmVyIH0+KGRlY2xhcmVkOiBEKSB7XG4gIGNvbnN0IGlucHV0ID0gb3B0aW9uYWxSaWNoVGV4dChkZWNsYXJlZC5tYXgpXG4gIHJldHVybiB7IC4uLmRlY2xhcmVkLCAuLi5zY2hlbWFzKGRlY2xhcmVkLCBpbnB1dCwgei5zdHJpbmcoKSksIGtpbmQ6IFwicmljaFRleHRcIiBhcyBjb25zdCwgcmVxdWlyZWQ6IGZhbHNlIH1cbn1cblxuZXhwb3J0IGZ1bmN0aW9uIGNob2ljZUZpZWxkPFxuICBjb25zdCBPcHRpb24gZXh0ZW5kcyBzdHJpbmcsXG4gIGNvbnN0IEQgZXh0ZW5kcyBGaWVsZERlY2xhcmF0aW9uICYge1xuICAgIG9wdGlvbnM6IHJlYWRvbmx5IE9wdGlvbltdXG4gICAgb3B0aW9uTGFiZWxzOiBzdHJpbmdcbiAgICBkZWZhdWx0PzogT3B0aW9uXG4gICAgLyoqIFZhbGlkYXRpb24gbWVzc2FnZSBmb3IgYW55IG90aGVyIHZhbHVlLiAqL1xuICAgIG1lc3NhZ2U6IHN0cmluZ1xuICB9LFxuPihkZWNsYXJlZDogRCkge1xuICBjb25zdCBvcHRpb25zID0gZGVjbGFyZWQub3B0aW9ucyBhcyBEW1wib3B0aW9uc1wiXSAmIHJlYWRvbmx5IE9wdGlvbltdXG4gIGNvbnN0IGlucHV0ID0gd2l0aERlZmF1bHQoei5lbnVtKG9wdGlvbnMsIGRlY2xhcmVkLm1lc3NhZ2UpLCBkZWNsYXJlZClcbiAgY29uc3QgcmVzcG9uc2UgPSB6LmVudW0ob3B0aW9ucylcbiAgcmV0dXJuIHsgLi4uZGVjbGFyZWQsIC4uLnNjaGVtYXMoZGVjbGFyZWQsIGlucHV0LCByZXNwb25zZSksIGtpbmQ6IFwiY2hvaWNlXCIgYXMgY29uc3QsIHJlcXVpcmVkOiB0cnVlIH1cbn1cblxuZXhwb3J0IGZ1bmN0aW9uIGludGVnZXJGaWVsZDxcbiAgY29uc3QgRCBleHRlbmRzIEZpZWxkRGVjbGFyYXRpb24gJiB7IG1pbjogbnVtYmVyOyBtYXg6IG51bWJlcjsgZGVmYXVsdD86IG51bWJlciB9LFxuPihkZWNsYXJlZDogRCkge1xuICBjb25zdCBpbnB1dCA9IHdpdGhEZWZhdWx0KGludGVnZXJCZXR3ZWVuKGRlY2xhcmVkLm1pbiwgZGVjbGFyZWQubWF4KSwgZGVjbGFyZWQpXG4gIHJldHVybiB7IC4uLmRlY2xhcmVkLCAuLi5zY2hlbWFzKGRlY2xhcmVkLCBpbnB1dCwgei5pbnQoKSksIGtpbmQ6IFwiaW50ZWdlclwiIGFzIGNvbnN0LCByZXF1aXJlZDogdHJ1ZSB9XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBib29sZWFuRmllbGQ8Y29uc3QgRCBleHRlbmRzIEZpZWxkRGVjbGFyYXRpb24gJiB7IGRlZmF1bHQ6IGJvb2xlYW4gfT4oZGVjbGFyZWQ6IEQpIHtcbiAgY29uc3QgaW5wdXQgPSB6Ll9kZWZhdWx0KHouYm9vbGVhbigpLCBkZWNsYXJlZC5kZWZhdWx0KVxuICByZXR1cm4geyAuLi5kZWNsYXJlZCwgLi4uc2NoZW1hcyhkZWNsYXJlZCwgaW5wdXQsIHouYm9vbGVhbigpKSwga2luZDogXCJib29sZWFuXCIgYXMgY29uc3QsIHJlcXVpcmVkOiBmYWxzZSB9XG59XG5cbnR5cGUgV2l0aERlZmF1bHQ8U2NoZW1hIGV4dGVuZHMgei5ab2RNaW5pVHlwZSwgRD4gPSBEIGV4dGVuZHMgeyBkZWZhdWx0OiB1bmtub3duIH1cbiAgPyB6LlpvZE1pbmlEZWZhdWx0PFNjaGVtYT5cbiAgOiBTY2hlbWFcblxuLyoqIEEgZmllbGQgd2l0aG91dCBhIGRlZmF1bHQgbXVzdCBiZSBnaXZlbi4gKi9cbmZ1bmN0aW9uIHdpdGhEZWZhdWx0PFNjaGVtYSBleHRlbmRzIHouWm9kTWluaVR5cGUsIEQgZXh0ZW5kcyBvYmplY3Q+KHNjaGVtYTogU2NoZW1hLCBkZWNsYXJlZDogRCkge1xuICBjb25zdCBnaXZlbiA9IFwiZGVmYXVsdFwiIGluIGRlY2xhcmVkID8gei5fZGVmYXVsdChzY2hlbWEsIGRlY2xhcmVkLmRlZmF1bHQgYXMgbmV2ZXIpIDogc2NoZW1hXG4gIHJldHVybiBnaXZlbiBhcyBXaXRoRGVmYXVsdDxTY2hlbWEsIEQ+XG59XG5cbi8qKiBUaGUgZm9ybSBzaG93cyBsb2NhbCB0aW1lIHRvIHRoZSBtaW51dGUuICovXG5leHBvcnQgZnVuY3Rpb24gaW5zdGFudEZpZWxkPGNvbnN0IEQgZXh0ZW5kcyBGaWVsZERlY2xhcmF0aW9uPihkZWNsYXJlZDogRCkge1xuICByZXR1cm4ge1xuICAgIC4uLmRlY2xhcmVkLFxuICAgIC4uLnNjaGVtYXMoZGVjbGFyZWQsIGluc3RhbnRJblJhbmdlLCBpbnN0YW50KSxcbiAgICBraW5kOiBcImluc3RhbnRcIiBhcyBjb25zdCxcbiAgICByZXF1aXJlZDogdHJ1ZSxcbiAgfVxufVxuXG4vKiogQW4gaWQgdW5kZXIgdGhlIG5hbWUgYOKApklkYDsgcmVzcG9uc2VzIHNob3cgdGhlIHJlZmVyZW5jZWQgdXNlciBvciBncm91cCB1bmRlciB0aGUgbmFtZSB3aXRob3V0IGBJZGAuICovXG5leHBvcnQgZnVuY3Rpb24gcmVmZXJlbmNlRmllbGQ8Y29uc3QgRCBleHRlbmRzIEZpZWxkRGVjbGFyYXRpb24+KGRlY2xhcmVkOiBEKSB7XG4gIGNvbnN0IGlucHV0ID0gei5fZGVmYXVsdCh6Lm51bGxhYmxlKGlkKSwgbnVsbClcbiAgcmV0dXJuIHsgLi4uZGVjbGFyZWQsIGlucHV0LCByZXNwb25zZTogbnVsbCwga2luZDogXCJyZWZlcmVuY2VcIiBhcyBjb25zdCwgcmVxdWlyZWQ6IGZhbHNlIH1cbn1cblxuZnVuY3Rpb24gc2NoZW1hczxJbnB1dCwgUmVzcG9uc2U+KFxuICB7IGRlc2NyaXB0aW9uIH06IEZpZWxkRGVjbGFyYXRpb24sXG4gIGlucHV0OiBJbnB1dCxcbiAgcmVzcG9uc2U6IFJlc3BvbnNlLFxuKTogeyBpbnB1dDogSW5wdXQ7IHJlc3BvbnNlOiBSZXNwb25zZSB9IHtcbiAgaWYgKGRlc2NyaXB0aW9uID09PSB1bmRlZmluZWQpIHJldHVybiB7IGlucHV0LCByZXNwb25zZSB9XG4gIHJldHVybiB7IGlucHV0OiBkZXNjcmliZWRTY2hlbWEoaW5wdXQsIGRlc2NyaXB0aW9uKSwgcmVzcG9uc2U6IGRlc2NyaWJlZFNjaGVtYShyZXNwb25zZSwgZGVzY3JpcHRpb24pIH1cbn1cblxuLyoqIEEgY29weTogb3RoZXIgZmllbGRzIG1heSB1c2UgdGhlIHNhbWUgc2NoZW1hLiAqL1xuZnVuY3Rpb24gZGVzY3JpYmVkU2NoZW1hPFNjaGVtYT4oc2NoZW1hOiBTY2hlbWEsIGRlc2NyaXB0aW9uOiBzdHJpbmcpOiBTY2hlbWEge1xuICBjb25zdCBvd24gPSAoc2NoZW1hIGFzIHouWm9kTWluaVR5cGUpLmNoZWNrKClcbiAgei5nbG9iYWxSZWdpc3RyeS5hZGQob3duLCB7IGRlc2NyaXB0aW9uIH0pXG4gIHJldHVybiBvd24gYXMgU2NoZW1hXG59XG5cbmV4cG9ydCB0eXBlIElucHV0U2NoZW1hczxGIGV4dGVuZHMgRmllbGRzPiA9IHsgW05hbWUgaW4ga2V5b2YgRl06IEZbTmFtZV1bXCJpbnB1dFwiXSB9XG5cbi8qKiBQYXJ0cyBvZiB0aGUgc2NoZW1hIG9mIGEgY3JlYXRpb24ncyBib2R5LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlucHV0U2NoZW1hczxGIGV4dGVuZHMgRmllbGRzPihmaWVsZHM6IEYpOiBJbnB1dFNjaGVtYXM8Rj4ge1xuICBjb25zdCBlbnRyaWVzID0gT2JqZWN0LmVudHJpZXMoZmllbGRzKS5tYXAoKFtuYW1lLCB7IGlucHV0IH1dKSA9PiBbbmFtZSwgaW5wdXRdKVxuICByZXR1cm4gT2JqZWN0LmZyb21FbnRyaWVzKGVudHJpZXMpIGFzIElucHV0U2NoZW1hczxGPlxufVxuXG5leHBvcnQgdHlwZSBSZXNwb25zZVNjaGVtYXM8RiBleHRlbmRzIEZpZWxkcz4gPSB7XG4gIFtOYW1lIGluIGtleW9mIEYgYXMgRltOYW1lXVtcInJlc3BvbnNlXCJdIGV4dGVuZHMgbnVsbCA/IG5ldmVyIDogTmFtZV06IE5vbk51bGxhYmxlPEZbTmFtZV1bXCJyZXNwb25zZVwiXT5cbn1cblxuLyoqIFBhcnRzIG9mIHRoZSBzY2hlbWEgb2YgYSByZXNwb25zZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZXNwb25zZVNjaGVtYXM8RiBleHRlbmRzIEZpZWxkcz4oZmllbGRzOiBGKTogUmVzcG9uc2VTY2hlbWFzPEY+IHtcbiAgY29uc3QgZW50cmllcyA9IE9iamVjdC5lbnRyaWVzKGZpZWxkcykuZmxhdE1hcCgoW25hbWUsIHsgcmVzcG9uc2UgfV0pID0+XG4gICAgcmVzcG9uc2UgPyBbW25hbWUsIHJlc3BvbnNlXV0gOiBbXSxcbiAgKVxuICByZXR1cm4gT2JqZWN0LmZyb21FbnRyaWVzKGVudHJpZXMpIGFzIFJlc3BvbnNlU2NoZW1hczxGPlxufVxuXG4vKiogU3RvcmVkIG9yIHNlbnQgdmFsdWVzIHVuZGVyIHRoZSBuYW1lcyBvZiB0aGUgZmllbGRzLiAqL1xudHlwZSBWYWx1ZXMgPSBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCB1bmtub3duPj5cblxuLyoqXG4gKiBUaGUgdmFsdWUgb2YgYW4gZW50aXR5J3MgZmllbGQgYXMgc2hvd24gYnkgdGhlIEFQSTogcmVmZXJlbmNlcyBieSB0aGVpciBpZC5cbiAqXG4gKiBAcGFyYW0gZW50aXR5ICBoYXMgcmVmZXJlbmNlcyBhcyB3aG9sZSBvYmplY3RzLCB1bmRlciB0aGUgbmFtZSB3aXRob3V0IGBJZGBcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZpZWxkVmFsdWUobmFtZTogc3RyaW5nLCB7IGtpbmQgfTogRmllbGQsIGVudGl0eTogb2JqZWN0KTogdW5rbm93biB7XG4gIGNvbnN0IHZhbHVlcyA9IGVudGl0eSBhcyBWYWx1ZXNcbiAgaWYgKGtpbmQgIT09IFwicmVmZXJlbmNlXCIgfHwgdmFsdWVzW25hbWVdICE9PSB1bmRlZmluZWQpIHJldHVybiB2YWx1ZXNbbmFtZV1cbiAgcmV0dXJuICh2YWx1ZXNbcmVmZXJlbmNlTmFtZShuYW1lKV0gYXMgeyBpZDogc3RyaW5nIH0gfCBudWxsKT8uaWQgPz8gbnVsbFxufVxuXG4vKiogTmFtZSB1bmRlciB3aGljaCByZXNwb25zZXMgc2hvdyBhIHJlZmVyZW5jZTogYGFzc2lnbmVkVXNlcmAgb2YgYGFzc2lnbmVkVXNlcklkYC4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZWZlcmVuY2VOYW1lKG5hbWU6IHN0cmluZyk6IHN0cmluZyB7XG4gIHJldHVybiBuYW1lLnJlcGxhY2UoL0lkJC8sIFwiXCIpXG59XG5cbi8qKiBWYWx1ZXMgdGhhdCB0d28gbm90YXRpb25zIG9mIHRoZSBzYW1lIGluc3RhbnQgc2hhcmUuICovXG5mdW5jdGlvbiBjb21wYXJhYmxlKHsga2luZCB9OiBGaWVsZCwgdmFsdWU6IHVua25vd24pOiB1bmtub3duIHtcbiAgcmV0dXJuIGtpbmQgPT09IFwiaW5zdGFudFwiICYmIHR5cGVvZiB2YWx1ZSA9PT0gXCJzdHJpbmdcIiA/IERhdGUucGFyc2UodmFsdWUpIDogdmFsdWVcbn1cblxuLyoqIE5hbWVzIG9mIHRoZSBmaWVsZHMgd2hvc2UgdmFsdWUgaW4gYGFmdGVyYCBkaWZmZXJzIGZyb20gdGhhdCBpbiBgYmVmb3JlYDsgZW50aXRpZXMgb3IgYm9kaWVzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNoYW5nZWRGaWVsZHMoZmllbGRzOiBGaWVsZHMsIGJlZm9yZTogb2JqZWN0LCBhZnRlcjogb2JqZWN0KTogc3RyaW5nW10ge1xuICByZXR1cm4gT2JqZWN0LmVudHJpZXMoZmllbGRzKVxuICAgIC5maWx0ZXIoXG4gICAgICAoW25hbWUsIGZpZWxkXSkgPT5cbiAgICAgICAgY29tcGFyYWJsZShmaWVsZCwgZmllbGRWYWx1ZShuYW1lLCBmaWVsZCwgYmVmb3JlKSkgIT09XG4gICAgICAgIGNvbXBhcmFibGUoZmllbGQsIGZpZWxkVmFsdWUobmFtZSwgZmllbGQsIGFmdGVyKSksXG4gICAgKVxuICAgIC5tYXAoKFtuYW1lXSkgPT4gbmFtZSlcbn1cblxuLyoqIFRoZSBmaWVsZHMgdGhhdCBhcHByb3ZlcnMgcmVhZCBiZWZvcmUgdGhleSB2b3RlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGFwcHJvdmVkRmllbGRzKGZpZWxkczogRmllbGRzKTogRmllbGRzIHtcbiAgcmV0dXJuIE9iamVjdC5mcm9tRW50cmllcyhPYmplY3QuZW50cmllcyhmaWVsZHMpLmZpbHRlcigoWywgZmllbGRdKSA9PiAhZmllbGQuaXNPdXRzaWRlQXBwcm92YWwpKVxufVxuXG4vKiogVmFsdWVzIG9mIGFuIGVudGl0eSBhcyBhdWRpdCBlbnRyaWVzIHNob3cgdGhlbTogdXNlcnMgYW5kIGdyb3VwcyBieSBuYW1lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGF1ZGl0ZWRWYWx1ZXMoZmllbGRzOiBGaWVsZHMsIGVudGl0eTogb2JqZWN0KTogUmVjb3JkPHN0cmluZywgdW5rbm93bj4ge1xuICBjb25zdCB2YWx1ZXMgPSBlbnRpdHkgYXMgVmFsdWVzXG4gIHJldHVybiBPYmplY3QuZnJvbUVudHJpZXMoXG4gICAgT2JqZWN0LmVudHJpZXMoZmllbGRzKS5tYXAoKFtuYW1lLCB7IGtpbmQgfV0pID0+IHtcbiAgICAgIGlmIChraW5kICE9PSBcInJlZmVyZW5jZVwiKSByZXR1cm4gW25hbWUsIHZhbHVlc1tuYW1lXV1cbiAgICAgIGNvbnN0IHNob3duID0gdmFsdWVzW3JlZmVyZW5jZU5hbWUobmFtZSldIGFzIHsgdXNlcm5hbWU/OiBzdHJpbmc7IG5hbWU/OiBzdHJpbmcgfSB8IG51bGxcbiAgICAgIHJldHVybiBbcmVmZXJlbmNlTmFtZShuYW1lKSwgc2hvd24/LnVzZXJuYW1lID8/IHNob3duPy5uYW1lID8/IG51bGxdXG4gICAgfSksXG4gIClcbn1cbiIsCiAgICAiLyoqIEEgZmFpbGVkIGFzc2VydGlvbiBpcyBvdXIgYnVnOiBpdCBpcyBsb2dnZWQgd2l0aCBpdHMgc3RhY2sgYW5kIGFuc3dlcmVkIGFzIFNFUlZFUl9FUlJPUi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhc3NlcnQoY29uZGl0aW9uOiB1bmtub3duLCBzZW50ZW5jZTogc3RyaW5nKTogYXNzZXJ0cyBjb25kaXRpb24ge1xuICBpZiAoIWNvbmRpdGlvbikgdGhyb3cgbmV3IEVycm9yKGBhc3NlcnRpb24gZmFpbGVkOiAke3NlbnRlbmNlfWApXG59XG5cbi8qKiBGb3IgdGhlIGVuZCBvZiBhIGBzd2l0Y2hgIG92ZXIgYSBjbG9zZWQgdW5pb246IGEgbmV3IG1lbWJlciBiZWNvbWVzIGEgdHlwZSBlcnJvci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhc3NlcnROZXZlcih2YWx1ZTogbmV2ZXIpOiBuZXZlciB7XG4gIHRocm93IG5ldyBFcnJvcihgdW5leHBlY3RlZCB2YWx1ZSAke0pTT04uc3RyaW5naWZ5KHZhbHVlKX1gKVxufVxuXG4vKiogQHRocm93cyBFcnJvciB3aGVuIGl0IGlzIG1pc3NpbmcsIHdoaWNoIGlzIG91ciBidWc7IGB3aGF0YCBuYW1lcyBpdCAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlcXVpcmVkPFQ+KHZhbHVlOiBULCB3aGF0OiBzdHJpbmcpOiBOb25OdWxsYWJsZTxUPiB7XG4gIGlmICh2YWx1ZSA9PT0gbnVsbCB8fCB2YWx1ZSA9PT0gdW5kZWZpbmVkKSB0aHJvdyBuZXcgRXJyb3IoYCR7d2hhdH0gaXMgbWlzc2luZ2ApXG4gIHJldHVybiB2YWx1ZVxufVxuXG4vKiogQW4gaXRlbSB0aGF0IGV4aXN0cy4gQHBhcmFtIGluZGV4ICBuZWdhdGl2ZTogZnJvbSB0aGUgZW5kLiBAdGhyb3dzIFJhbmdlRXJyb3IsIHdoaWNoIGlzIG91ciBidWcgKi9cbmV4cG9ydCBmdW5jdGlvbiBpdGVtQXQ8VD4obGlzdDogQXJyYXlMaWtlPFQ+LCBpbmRleDogbnVtYmVyKTogVCB7XG4gIGNvbnN0IGl0ZW0gPSBsaXN0W2luZGV4IDwgMCA/IGxpc3QubGVuZ3RoICsgaW5kZXggOiBpbmRleF1cbiAgaWYgKGl0ZW0gPT09IHVuZGVmaW5lZCkgdGhyb3cgbmV3IFJhbmdlRXJyb3IoYG5vIGl0ZW0gJHtpbmRleH0gaW4gYSBsaXN0IG9mICR7bGlzdC5sZW5ndGh9YClcbiAgcmV0dXJuIGl0ZW1cbn1cbiIsCiAgICAiLyoqIFRoZSBjb2RlcyBvZiByZWZ1c2FsczogdGhlIGVycm9yIGNhdGFsb2d1ZSBvZiB0aGUgc3BlY2lmaWNhdGlvbiwgYW5kIHRob3NlIHRoYXQgSFRUUCByZXF1aXJlcyBpbiBhZGRpdGlvbi4gKi9cblxuZXhwb3J0IGNvbnN0IFJFRlVTQUxfQ09ERVMgPSBbXG4gIFwiQkFEX1JFUVVFU1RcIixcbiAgXCJVTkFVVEhPUklaRURcIixcbiAgXCJMT0dJTl9GQUlMRURcIixcbiAgXCJUSU1FT1VUXCIsXG4gIFwiTk9UX0xJQ0VOU0VEXCIsXG4gIFwiTk9UX0FMTE9XRURcIixcbiAgXCJOT1RfRk9VTkRcIixcbiAgXCJQQUdFX05PVF9GT1VORFwiLFxuICBcIkNPTkZMSUNUXCIsXG4gIFwiVU5TVVBQT1JURURcIixcbiAgXCJGSUxFX1RPT19MQVJHRVwiLFxuICBcIk1FVEhPRF9OT1RfQUxMT1dFRFwiLFxuICBcIlBSRUNPTkRJVElPTl9GQUlMRURcIixcbiAgXCJVTlNVUFBPUlRFRF9NRURJQV9UWVBFXCIsXG4gIFwiVE9PX01BTllfUkVRVUVTVFNcIixcbiAgXCJTRVJWRVJfRVJST1JcIixcbiAgXCJJTklUSUFMSVpBVElPTl9FUlJPUlwiLFxuICBcIkRFVklDRV9VTkFWQUlMQUJMRVwiLFxuICBcIlBSRVJFUVVJU0lURVNfTUlTU0lOR1wiLFxuICBcIlNFU1NJT05fQ09ORkxJQ1RcIixcbiAgXCJTRVJWRVJfQlVTWVwiLFxuICBcIlNUT1JBR0VfRlVMTFwiLFxuXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgUmVmdXNhbENvZGUgPSAodHlwZW9mIFJFRlVTQUxfQ09ERVMpW251bWJlcl1cbiIsCiAgICAiLyoqXG4gKiBNYWNoaW5lLXJlYWRhYmxlIHJlYXNvbnMgb2YgcmVmdXNhbHM6IHN0YWJsZSBuYW1lcywgaW4gcmVzcG9uc2VzIGFuZCBpbiB0aGUgT3BlbkFQSSBkb2N1bWVudC4gVXNlcnMgZ2V0IHRoZSB0ZXh0IG9mXG4gKiB0aGUgc2FtZSBuYW1lIGluIHRoZWlyIGxhbmd1YWdlLlxuICovXG5pbXBvcnQgeyBSRUZVU0FMX0NPREVTIH0gZnJvbSBcIi4vcmVmdXNhbC1jb2Rlcy50c1wiXG5cbi8qKiBSZWZ1c2FscyB3aXRoIGEgdGV4dCBvZiB0aGVpciBvd24uICovXG5leHBvcnQgY29uc3QgUkVGVVNBTF9URVhUUyA9IFtcbiAgXCJhbHJlYWR5RXhpc3RzXCIsXG4gIFwiYWxyZWFkeUluaXRpYWxpc2VkXCIsXG4gIFwiYXBpVG9rZW5TdXNwZW5kZWRcIixcbiAgXCJhcHByb3ZhbENvbmZpZ0NoYW5nZWRNZWFud2hpbGVcIixcbiAgXCJhcHByb3ZhbExvZ0Z1bGxcIixcbiAgXCJhcHByb3ZhbE5vVm90ZVwiLFxuICBcImFwcHJvdmFsTm90Q3JlYXRvclwiLFxuICBcImFwcHJvdmFsTm90T3BlblwiLFxuICBcImFwcHJvdmFsTm90T3ZlcnJ1bGVyXCIsXG4gIFwiYXBwcm92YWxOb3RWb3RlclwiLFxuICBcImFwcHJvdmFsTm90UmVxdWlyZWRcIixcbiAgXCJhcHByb3ZhbE93blJlcXVlc3RcIixcbiAgXCJhcHByb3ZhbFJlcXVlc3RDbG9zZWRcIixcbiAgXCJhcHByb3ZhbEFscmVhZHlSZXF1ZXN0ZWRcIixcbiAgXCJhcHByb3ZhbEFscmVhZHlWb3RlZFwiLFxuICBcImF0dGFjaG1lbnRDaGFuZ2VkTWVhbndoaWxlXCIsXG4gIFwiYXR0YWNobWVudERvd25sb2FkRGlzYWJsZWRcIixcbiAgXCJhdHRhY2htZW50Tm90U2Nhbm5lZFwiLFxuICBcImJsb2NrTm90RGlzYXNzZW1ibGVkXCIsXG4gIFwiZ3JhbnRFeGNlZWRzT3duUmlnaHRzXCIsXG4gIFwiY2hhbmdlZE1lYW53aGlsZVwiLFxuICBcImNoZWNrbGlzdEluY29tcGxldGVcIixcbiAgXCJjaGVja2xpc3RJdGVtQW5zd2VyZWRcIixcbiAgXCJjaGVja2xpc3RJdGVtRm9sbG93ZWRVcFwiLFxuICBcImNoZWNrbGlzdEl0ZW1Ob3RGYWlsZWRcIixcbiAgXCJjb25maXJtYXRpb25FeHBpcmVkXCIsXG4gIFwiY29ubmVjdG9ySGFzT3BlblNlc3Npb25zXCIsXG4gIFwiY29ubmVjdG9yT2ZmbGluZVwiLFxuICBcImNvbm5lY3RvclNlcmlhbFRha2VuXCIsXG4gIFwiY29uc2VudFRleHRDaGFuZ2VkXCIsXG4gIFwiY29udGVudERhbWFnZWRcIixcbiAgXCJjcmVkZW50aWFsc1JlcXVpcmVkXCIsXG4gIFwiZGF0YWJhc2VVbmF2YWlsYWJsZVwiLFxuICBcImRldmljZUdyb3VwTm90RW1wdHlcIixcbiAgXCJkZXZpY2VHcm91cE5vdEZvdW5kXCIsXG4gIFwiZGV2aWNlSGFzSXNzdWVzXCIsXG4gIFwiZGV2aWNlTm90Rm91bmRcIixcbiAgXCJkZXZpY2VSb2xlSW5Vc2VcIixcbiAgXCJkaXJlY3RvcnlBZGRyZXNzRml4ZWRcIixcbiAgXCJkaXJlY3RvcnlCYXNlTm90Rm91bmRcIixcbiAgXCJkaXJlY3RvcnlCaW5kUmVmdXNlZFwiLFxuICBcImRpcmVjdG9yeUludmFsaWRSZXNwb25zZVwiLFxuICBcImRpcmVjdG9yeUNlcnRpZmljYXRlRXhwaXJlZFwiLFxuICBcImRpcmVjdG9yeUNlcnRpZmljYXRlTmFtZVwiLFxuICBcImRpcmVjdG9yeUNlcnRpZmljYXRlVW50cnVzdGVkXCIsXG4gIFwiZGlyZWN0b3J5SG9zdEZvcmJpZGRlblwiLFxuICBcImRpcmVjdG9yeUhvc3RVbmtub3duXCIsXG4gIFwiZGlyZWN0b3J5SW5Vc2VcIixcbiAgXCJkaXJlY3RvcnlOb3RQZXJtaXR0ZWRcIixcbiAgXCJkaXJlY3RvcnlSZWZ1c2VkXCIsXG4gIFwiZGlyZWN0b3J5U2l6ZUxpbWl0XCIsXG4gIFwiZGlyZWN0b3J5U3RhcnR0bHNSZWZ1c2VkXCIsXG4gIFwiZGlyZWN0b3J5VGltZW91dFwiLFxuICBcImRpcmVjdG9yeVRsc0ZhaWxlZFwiLFxuICBcImRpcmVjdG9yeVVucmVhY2hhYmxlXCIsXG4gIFwiZW1lcmdlbmN5Tm90TmVlZGVkXCIsXG4gIFwiZW1lcmdlbmN5Tm90T25lXCIsXG4gIFwiZW1lcmdlbmN5Tm90UmVjb3JkYWJsZVwiLFxuICBcImVtZXJnZW5jeU93blNlc3Npb25cIixcbiAgXCJlbWVyZ2VuY3lSZXZpZXdlZFwiLFxuICBcImVtZXJnZW5jeVN0aWxsUnVubmluZ1wiLFxuICBcImVtZXJnZW5jeVdpdGhvdXRSZXZpZXdlclwiLFxuICBcImV4dGVuc2lvbkJlZm9yZUFwcHJvdmFsXCIsXG4gIFwiZXh0ZW5zaW9uTGltaXRSZWFjaGVkXCIsXG4gIFwiZmlsZVRyYW5zZmVyVW5zdXBwb3J0ZWRcIixcbiAgXCJmaWxlVHJhbnNmZXJOZWVkc0NvbnRyb2xcIixcbiAgXCJmaWxlTm90UmVxdWVzdGVkXCIsXG4gIFwidHJhbnNmZXJOb3RSdW5uaW5nXCIsXG4gIFwidHJhbnNmZXJOb3RBdmFpbGFibGVcIixcbiAgXCJ0b29NYW55VHJhbnNmZXJzXCIsXG4gIFwibWFjaGluZUZpbGVfTk9UX0ZPVU5EXCIsXG4gIFwibWFjaGluZUZpbGVfREVOSUVEXCIsXG4gIFwibWFjaGluZUZpbGVfRVhJU1RTXCIsXG4gIFwibWFjaGluZUZpbGVfV1JPTkdfS0lORFwiLFxuICBcIm1hY2hpbmVGaWxlX0ZBSUxFRFwiLFxuICBcIm1hY2hpbmVGaWxlX1RPT19MQVJHRVwiLFxuICBcIm1hY2hpbmVGaWxlX0NBTkNFTExFRFwiLFxuICBcImZvcmVpZ25Vc2VySW5Hcm91cFwiLFxuICBcImdyb3VwQ3ljbGVcIixcbiAgXCJncm91cEhhc0RldmljZVJvbGVcIixcbiAgXCJncm91cFRvb0RlZXBcIixcbiAgXCJob3N0Rm9yYmlkZGVuXCIsXG4gIFwiaW1wb3J0Q2VsbFRvb0xvbmdcIixcbiAgXCJpbXBvcnRDb2x1bW5NaXNzaW5nXCIsXG4gIFwiaW1wb3J0Q29sdW1uVHdpY2VcIixcbiAgXCJpbXBvcnRDb2x1bW5Vbmtub3duXCIsXG4gIFwiaW1wb3J0RmlsZUVtcHR5XCIsXG4gIFwiaW1wb3J0TGluZVVucmVhZGFibGVcIixcbiAgXCJpbXBvcnROYW1lQW1iaWd1b3VzXCIsXG4gIFwiaW1wb3J0Tm90Q2hlY2tlZFwiLFxuICBcImltcG9ydE5vdFV0ZjhcIixcbiAgXCJpbXBvcnRQYXJlbnRNaXNzaW5nXCIsXG4gIFwiaW1wb3J0Um93Q2hhbmdlZFwiLFxuICBcImltcG9ydFJvd1JlcGVhdGVkXCIsXG4gIFwiaW1wb3J0VG9vTWFueUNvbHVtbnNcIixcbiAgXCJpbXBvcnRUb29NYW55Um93c1wiLFxuICBcImhvc3RLZXlOb3RQZW5kaW5nXCIsXG4gIFwiaWRlbnRpdHlQcm92aWRlckluVXNlXCIsXG4gIFwiaWRlbnRpdHlQcm92aWRlcklzc3VlckZpeGVkXCIsXG4gIFwiaW5pdExpbmtJbnZhbGlkXCIsXG4gIFwiaW52aXRhdGlvbkxvY2tlZFwiLFxuICBcImludGVyZmFjZUZvcmJpZGRlblwiLFxuICBcImludGVyZmFjZUhhc1N0b3JlZENyZWRlbnRpYWxzXCIsXG4gIFwiaW50ZXJmYWNlTm90Rm91bmRcIixcbiAgXCJpbnRlcmZhY2VTZWNyZXRFeHBpcmVkXCIsXG4gIFwiaW50ZXJmYWNlU2Vzc2lvbkxpbWl0UmVhY2hlZFwiLFxuICBcImludGVyZmFjZVR5cGVVbnN1cHBvcnRlZFwiLFxuICBcImJyb3dzZXJNaXNzaW5nXCIsXG4gIFwiaXNzdWVDaGFuZ2VkTWVhbndoaWxlXCIsXG4gIFwiZmF1bHRSZXBvcnREZWNpZGVkXCIsXG4gIFwiZmF1bHRSZXBvcnRzVGhyb3R0bGVkXCIsXG4gIFwiaXNzdWVDbG9zZWRcIixcbiAgXCJpc3N1ZU5vdEZvdW5kXCIsXG4gIFwiaXNzdWVBY3Rpb25Ob3RBbGxvd2VkXCIsXG4gIFwiaXNzdWVTdG9yYWdlRnVsbFwiLFxuICBcImlzc3VlVGFrZW5cIixcbiAgXCJsYXN0U3VwZXJ1c2VyXCIsXG4gIFwibGljZW5jZURldmljZUxpbWl0UmVhY2hlZFwiLFxuICBcImxpY2VuY2VTaWduYXR1cmVJbnZhbGlkXCIsXG4gIFwibGljZW5jZUFscmVhZHlJbXBvcnRlZFwiLFxuICBcImxpY2VuY2VJbnRlcmZhY2VMaW1pdFJlYWNoZWRcIixcbiAgXCJsaWNlbmNlT3RoZXJJbnN0YWxsYXRpb25cIixcbiAgXCJsaWNlbmNlRXhwaXJlZFwiLFxuICBcImxvZ0NoYW5nZWRNZWFud2hpbGVcIixcbiAgXCJsb2dIYXNTZXNzaW9uc1wiLFxuICBcIm1haWxOb3RDb25maWd1cmVkXCIsXG4gIFwibWFpbFJlZnVzZWRcIixcbiAgXCJzZXR1cE1hY2hpbmVGaXJzdFwiLFxuICBcImxvZ05vdEZvdW5kXCIsXG4gIFwibW92ZUF1dGhvcml0aWVzTWlzc2luZ1wiLFxuICBcIm5ld1Bhc3NrZXlSZWZ1c2VkXCIsXG4gIFwibm9Qcm92aWRlckZvclN0ZXBVcFwiLFxuICBcIm9ubHlTdXBlcnVzZXJzQ2hhbmdlU3VwZXJ1c2Vyc1wiLFxuICBcIm90cEVucm9sbWVudEV4cGlyZWRcIixcbiAgXCJjYW5ub3REZWxldGVTZWxmXCIsXG4gIFwiY2Fubm90RXh0ZW5kT3duRXhwaXJ5XCIsXG4gIFwiY2Fubm90TG9ja1NlbGZcIixcbiAgXCJjYW5ub3RDaGFuZ2VPd25TdXBlcnVzZXJcIixcbiAgXCJwYXNza2V5UmVmdXNlZFwiLFxuICBcInBhc3NrZXlzVW5hdmFpbGFibGVcIixcbiAgXCJwbGFuQ2hhbmdlZE1lYW53aGlsZVwiLFxuICBcInBsYW5FeHBpcmVkXCIsXG4gIFwicGxhbkFjdGlvbk5vdEFsbG93ZWRcIixcbiAgXCJzdGVwVXBJbXBvc3NpYmxlXCIsXG4gIFwic3RlcFVwUmVxdWlyZWRcIixcbiAgXCJyZWNvcmRpbmdBcHByb3ZhbE5vdFN0YXJ0ZWRcIixcbiAgXCJyZWNvcmRpbmdBcHByb3ZhbEV4cGlyZWRcIixcbiAgXCJyZWNvcmRpbmdDb25zZW50TWlzc2luZ1wiLFxuICBcInJlY29yZGluZ1JldGFpbmVkXCIsXG4gIFwidG9vTWFueU1hcmtlcnNcIixcbiAgXCJyZWNvcmRpbmdOZWVkc0FwcHJvdmFsXCIsXG4gIFwicmVjb3JkaW5nTm90QXZhaWxhYmxlXCIsXG4gIFwicm9sZUhhc0F1dGhvcml0eVwiLFxuICBcInNlY29uZEZhY3RvclJlcXVpcmVkXCIsXG4gIFwic2Vzc2lvbkVuZGVkXCIsXG4gIFwic2Vzc2lvbkZ1bGxcIixcbiAgXCJzaWduYXR1cmVSZXF1aXJlZFwiLFxuICBcInNlc3Npb25Ob3RGb3VuZFwiLFxuICBcInNlc3Npb25NZW1vcnlVc2VkVXBcIixcbiAgXCJzdXBlcnVzZXJOb3REZWxldGFibGVcIixcbiAgXCJ0b29NYW55QXBpVG9rZW5zXCIsXG4gIFwidG9vTWFueUF0dGFjaG1lbnRzXCIsXG4gIFwidG9vTWFueUlkZW50aXR5UHJvdmlkZXJzXCIsXG4gIFwidG9vTWFueUludGVyZmFjZXNcIixcbiAgXCJ0b29NYW55SW52aXRhdGlvbnNcIixcbiAgXCJ0b29NYW55UGFzc2tleXNcIixcbiAgXCJzdXBlcnZpc29yTm90UHJlc2VudFwiLFxuICBcInRvb01hbnlTZXNzaW9uc1wiLFxuICBcInRvb01hbnlCcm93c2Vyc1wiLFxuICBcInRvb01hbnlBdHRlbXB0c1wiLFxuICBcInVzZXJHcm91cEluVXNlXCIsXG4gIFwidXNlckhhc0RldmljZVJvbGVcIixcbiAgXCJ2aWV3ZXJOb3RSZW1vdmFibGVcIixcbiAgXCJ3cm9uZ0ZhY3RvclwiLFxuICBcInN0YXJ0RGF0YWJhc2VGYWlsZWRcIixcbiAgXCJzdGFydERhdGFiYXNlVW5yZWFjaGFibGVcIixcbiAgXCJzdGFydERhdGFiYXNlVmVyc2lvblwiLFxuICBcInN0YXJ0RGF0YUZvbGRlclwiLFxuICBcInN0YXJ0RGlza0Z1bGxcIixcbiAgXCJzdGFydEZhaWxlZFwiLFxuICBcInN0YXJ0U2VjcmV0S2V5XCIsXG4gIFwidW5kb091dGRhdGVkXCIsXG5dIGFzIGNvbnN0XG5cbi8qKiBGYWlsdXJlcyBvZiBpZGVudGl0eSBwcm92aWRlcnMsIHNwZWxsZWQgYXMgdGhlaXIgdGV4dHMgYXJlLiAqL1xuZXhwb3J0IGNvbnN0IFBST1ZJREVSX1RFWFRTID0gW1xuICBcIlBST1ZJREVSX1JFU1BPTlNFX0lOVkFMSURcIixcbiAgXCJQUk9WSURFUl9JU1NVRVJfTUlTTUFUQ0hcIixcbiAgXCJQUk9WSURFUl9VU0VSX05PVF9BTExPV0VEXCIsXG4gIFwiUFJPVklERVJfVVNFUl9NSVNNQVRDSFwiLFxuICBcIlBST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX1NUQUxFXCIsXG4gIFwiUFJPVklERVJfUkVGVVNFRFwiLFxuICBcIlBST1ZJREVSX1JFUVVFU1RfVU5LTk9XTlwiLFxuICBcIlBST1ZJREVSX1RPS0VOX0lOVkFMSURcIixcbiAgXCJQUk9WSURFUl9VTlJFQUNIQUJMRVwiLFxuXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgUmVmdXNhbFRleHQgPSAodHlwZW9mIFJFRlVTQUxfVEVYVFMpW251bWJlcl0gfCAodHlwZW9mIFBST1ZJREVSX1RFWFRTKVtudW1iZXJdXG5cbi8qKiBSZWZ1c2FscyB3aXRob3V0IGEgdGV4dCBvZiB0aGVpciBvd246IHVzZXJzIGdldCB0aGUgZ2VuZXJhbCB0ZXh0IG9mIHRoZSBjb2RlLiAqL1xuZXhwb3J0IGNvbnN0IE9USEVSX1JFQVNPTlMgPSBbXG4gIFwiYXV0aG9yaXR5TWlzc2luZ1wiLFxuICBcImJvZHlJbmNvbXBsZXRlXCIsXG4gIFwiYm9keU1pc3NpbmdcIixcbiAgXCJib2R5Tm90SnNvblwiLFxuICBcImNzcmZUb2tlbldyb25nXCIsXG4gIFwiZmllbGRzV3JvbmdcIixcbiAgXCJpZGVtcG90ZW5jeUtleUluVXNlXCIsXG4gIFwiaWRlbXBvdGVuY3lLZXlSZXVzZWRcIixcbiAgXCJpZk1hdGNoTm90U3VwcG9ydGVkXCIsXG4gIFwib3RoZXJPcmlnaW5cIixcbiAgXCJzdXBlcnVzZXJzT25seVwiLFxuICBcInRva2VuU2NvcGVNaXNzaW5nXCIsXG5dIGFzIGNvbnN0XG5leHBvcnQgdHlwZSBPdGhlclJlYXNvbiA9ICh0eXBlb2YgT1RIRVJfUkVBU09OUylbbnVtYmVyXVxuXG4vKiogXCJOT1RfRk9VTkRcIiAtPiBcIm5vdEZvdW5kXCIgKi9cbnR5cGUgQ2FtZWxDYXNlPE5hbWUgZXh0ZW5kcyBzdHJpbmc+ID0gTmFtZSBleHRlbmRzIGAke2luZmVyIEZpcnN0fV8ke2luZmVyIFJlc3R9YFxuICA/IGAke0xvd2VyY2FzZTxGaXJzdD59JHtDYXBpdGFsaXplPENhbWVsQ2FzZTxSZXN0Pj59YFxuICA6IExvd2VyY2FzZTxOYW1lPlxuXG5mdW5jdGlvbiB0b0NhbWVsQ2FzZTxOYW1lIGV4dGVuZHMgc3RyaW5nPihuYW1lOiBOYW1lKTogQ2FtZWxDYXNlPE5hbWU+IHtcbiAgcmV0dXJuIG5hbWVcbiAgICAudG9Mb3dlckNhc2UoKVxuICAgIC5yZXBsYWNlKC9fKFthLXpdKS9nLCAoXywgbGV0dGVyOiBzdHJpbmcpID0+IGxldHRlci50b1VwcGVyQ2FzZSgpKSBhcyBDYW1lbENhc2U8TmFtZT5cbn1cblxuZXhwb3J0IHR5cGUgUmVmdXNhbFJlYXNvbiA9XG4gIHwgKHR5cGVvZiBSRUZVU0FMX1RFWFRTKVtudW1iZXJdXG4gIHwgT3RoZXJSZWFzb25cbiAgfCBDYW1lbENhc2U8KHR5cGVvZiBQUk9WSURFUl9URVhUUylbbnVtYmVyXSB8ICh0eXBlb2YgUkVGVVNBTF9DT0RFUylbbnVtYmVyXT5cblxuLyoqIEV2ZXJ5IHJlYXNvbiB0aGF0IGFuIGFuc3dlciBjYW4gbmFtZS4gKi9cbmV4cG9ydCBjb25zdCBSRUZVU0FMX1JFQVNPTlM6IHJlYWRvbmx5IFJlZnVzYWxSZWFzb25bXSA9IFtcbiAgLi4uUkVGVVNBTF9DT0RFUy5tYXAoKGNvZGUpID0+IHRvQ2FtZWxDYXNlKGNvZGUpKSxcbiAgLi4uT1RIRVJfUkVBU09OUyxcbiAgLi4uUFJPVklERVJfVEVYVFMubWFwKCh0ZXh0KSA9PiB0b0NhbWVsQ2FzZSh0ZXh0KSksXG4gIC4uLlJFRlVTQUxfVEVYVFMsXG5dXG5cbi8qKiBBIHRleHQncyBuYW1lLCBvciBhIGNvZGUsIGFzIHByb2dyYW1zIHJlYWQgaXQuICovXG5leHBvcnQgZnVuY3Rpb24gdG9SZWZ1c2FsUmVhc29uKG5hbWU6IFJlZnVzYWxUZXh0IHwgKHR5cGVvZiBSRUZVU0FMX0NPREVTKVtudW1iZXJdKTogUmVmdXNhbFJlYXNvbiB7XG4gIHJldHVybiAobmFtZSA9PT0gbmFtZS50b1VwcGVyQ2FzZSgpID8gdG9DYW1lbENhc2UobmFtZSkgOiBuYW1lKSBhcyBSZWZ1c2FsUmVhc29uXG59XG5cbi8qKiBXaHkgYSBmaWVsZCBpcyBpbnZhbGlkLiAqL1xuZXhwb3J0IGNvbnN0IFBST0JMRU1fUkVBU09OUyA9IFtcbiAgXCJhYnNvbHV0ZVBhdGhcIixcbiAgXCJhcGlUb2tlbkxpZmV0aW1lXCIsXG4gIFwiYXR0cmlidXRlTmFtZVwiLFxuICBcImZpbHRlcnNNYXhcIixcbiAgXCJiaW5kTmFtZVwiLFxuICBcImJpbmRQYXR0ZXJuXCIsXG4gIFwiY2FDZXJ0aWZpY2F0ZVwiLFxuICBcImpzb25PYmplY3RcIixcbiAgXCJjZXJ0aWZpY2F0ZVwiLFxuICBcImNob2ljZVwiLFxuICBcImNvbW1vblBhc3N3b3JkXCIsXG4gIFwiY3VycmVudFBhc3N3b3JkXCIsXG4gIFwiZGF0ZVRpbWVcIixcbiAgXCJkaXJlY3RvcnlFbmNyeXB0aW9uXCIsXG4gIFwiZGlyZWN0b3J5VXJsXCIsXG4gIFwiZW1haWxcIixcbiAgXCJlbWFpbERvbWFpblwiLFxuICBcImVtYWlsRG9tYWluTm90QWxsb3dlZFwiLFxuICBcImVuZEFmdGVyU3RhcnRcIixcbiAgXCJmaWxlTmFtZVwiLFxuICBcImZpbGVUeXBlXCIsXG4gIFwiZmlsZUV4dGVuc2lvblwiLFxuICBcImZyb21Qcm92aWRlclwiLFxuICBcImZ1dHVyZVwiLFxuICBcInBpblwiLFxuICBcImhvc3RuYW1lXCIsXG4gIFwiaWRVbmtub3duXCIsXG4gIFwiaW1hZ2VcIixcbiAgXCJpbnRlZ2VyXCIsXG4gIFwiaW50ZXJmYWNlXCIsXG4gIFwiaW52YWxpZFwiLFxuICBcImlwTGlzdFwiLFxuICBcImlwdjRcIixcbiAgXCJpc3N1ZXJcIixcbiAgXCJpdGVtc01heFwiLFxuICBcImtleVBhaXJcIixcbiAgXCJtaW5pbXVtXCIsXG4gIFwibGljZW5jZVwiLFxuICBcIm1heFwiLFxuICBcIm1pblwiLFxuICBcIm1pbkxldHRlcnNcIixcbiAgXCJtYXhpbXVtXCIsXG4gIFwibmFtZURpZmZlcnNcIixcbiAgXCJub3RBc3NpZ25hYmxlXCIsXG4gIFwibm90Rm9yVGhpc0l0ZW1cIixcbiAgXCJzaWduYXR1cmVcIixcbiAgXCJub3RGb3JUaGlzVHlwZVwiLFxuICBcIm51bWJlclwiLFxuICBcIm5vdEludml0YWJsZVwiLFxuICBcInVzZXJPckdyb3VwXCIsXG4gIFwib25lVGltZVBhc3N3b3JkXCIsXG4gIFwib3RwXCIsXG4gIFwib3RwU2VjcmV0XCIsXG4gIFwicGFzc3BocmFzZVwiLFxuICBcInBhc3N3b3JkQ29udGFpbnNQZXJzb25hbERhdGFcIixcbiAgXCJwYXNzd29yZERpZ2l0c1wiLFxuICBcInBhc3N3b3JkTG93ZXJjYXNlXCIsXG4gIFwicGFzc3dvcmRTYW1lXCIsXG4gIFwicGFzc3dvcmRTeW1ib2xzXCIsXG4gIFwicGFzc3dvcmRVcHBlcmNhc2VcIixcbiAgXCJwb3J0XCIsXG4gIFwicHJpdmF0ZUtleVwiLFxuICBcInByaXZhdGVLZXlUb29TbG93XCIsXG4gIFwicHVibGljS2V5XCIsXG4gIFwicmFuZ2VcIixcbiAgXCJyZWZlcmVuY2VcIixcbiAgXCJyZWZlcmVuY2VGb3JiaWRkZW5cIixcbiAgXCJyZXBlYXRcIixcbiAgXCJyZXF1aXJlZFwiLFxuICBcInNjb3Blc1wiLFxuICBcInNlYXJjaEZpbHRlclwiLFxuICBcInNzaFByaXZhdGVLZXlcIixcbiAgXCJ0YWtlblwiLFxuICBcInRpY2tldFwiLFxuICBcInVua25vd25cIixcbiAgXCJ1cmxcIixcbiAgXCJ1c2VyRmlsdGVyXCIsXG4gIFwieWVhclwiLFxuXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgUHJvYmxlbVJlYXNvbiA9ICh0eXBlb2YgUFJPQkxFTV9SRUFTT05TKVtudW1iZXJdXG5cbi8qKiBUaGUga2V5IG9mIGEgcHJvYmxlbSdzIHRleHQsIGEgbGltaXQgYmVoaW5kIGEgYmFyOiBcInZhbGlkYXRpb24ubWF4fDEwMFwiLiAqL1xuZXhwb3J0IHR5cGUgUHJvYmxlbU1lc3NhZ2UgPSBgdmFsaWRhdGlvbi4ke1Byb2JsZW1SZWFzb259YCB8IGB2YWxpZGF0aW9uLiR7UHJvYmxlbVJlYXNvbn18JHtudW1iZXJ9YFxuXG5jb25zdCBLTk9XTl9QUk9CTEVNX1JFQVNPTlM6IFJlYWRvbmx5U2V0PHN0cmluZz4gPSBuZXcgU2V0KFBST0JMRU1fUkVBU09OUylcblxuZXhwb3J0IGZ1bmN0aW9uIGlzUHJvYmxlbU1lc3NhZ2UodGV4dDogc3RyaW5nKTogdGV4dCBpcyBQcm9ibGVtTWVzc2FnZSB7XG4gIGNvbnN0IFssIHJlYXNvbl0gPSB0ZXh0Lm1hdGNoKC9edmFsaWRhdGlvblxcLihbQS1aYS16MC05XSspKD86XFx8XFxkKyk/JC8pID8/IFtdXG4gIHJldHVybiByZWFzb24gIT09IHVuZGVmaW5lZCAmJiBLTk9XTl9QUk9CTEVNX1JFQVNPTlMuaGFzKHJlYXNvbilcbn1cblxuLyoqIEByZXR1cm5zIHRoZSByZWFzb24sIGFuZCB0aGUgbGltaXQgd2hlcmUgaXQgaGFzIG9uZSAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByb2JsZW1SZWFzb24obWVzc2FnZTogUHJvYmxlbU1lc3NhZ2UpOiB7IHJlYXNvbjogUHJvYmxlbVJlYXNvbjsgbGltaXQ/OiBudW1iZXIgfSB7XG4gIGNvbnN0IFtrZXkgPSBcIlwiLCBsaW1pdF0gPSBtZXNzYWdlLnNsaWNlKFwidmFsaWRhdGlvbi5cIi5sZW5ndGgpLnNwbGl0KFwifFwiKVxuICByZXR1cm4geyByZWFzb246IGtleSBhcyBQcm9ibGVtUmVhc29uLCBsaW1pdDogbGltaXQgIT09IHVuZGVmaW5lZCA/IE51bWJlcihsaW1pdCkgOiB1bmRlZmluZWQgfVxufVxuIiwKICAgICIvKipcbiAqIEFuIGV4cGVjdGVkIGZhaWx1cmU6IGl0IGhhcyBhIGNvZGUgb2YgdGhlIGVycm9yIGNhdGFsb2d1ZSwgaXMgc2hvd24gdG8gdXNlcnMgYW5kIHJvbGxzIGJhY2sgdGhlIHRyYW5zYWN0aW9uIGl0IGlzXG4gKiB0aHJvd24gaW4uIEEgYnVnIGlzIGFuIGFzc2VydGlvbiwgaWxsZWdhbCBieXRlcyBmcm9tIGEgbWFjaGluZSBhcmUgYSBXaXJlRXJyb3I7IHRoZSB0aHJlZSBhcmUgbmV2ZXIgbWl4ZWQuXG4gKi9cbmltcG9ydCB7XG4gIHR5cGUgT3RoZXJSZWFzb24sXG4gIHR5cGUgUHJvYmxlbU1lc3NhZ2UsXG4gIHR5cGUgUmVmdXNhbFJlYXNvbixcbiAgdHlwZSBSZWZ1c2FsVGV4dCxcbiAgdG9SZWZ1c2FsUmVhc29uLFxufSBmcm9tIFwiLi9yZWFzb25zLnRzXCJcbmltcG9ydCB0eXBlIHsgUmVmdXNhbENvZGUgfSBmcm9tIFwiLi9yZWZ1c2FsLWNvZGVzLnRzXCJcblxuZXhwb3J0IHsgUkVGVVNBTF9DT0RFUywgdHlwZSBSZWZ1c2FsQ29kZSB9IGZyb20gXCIuL3JlZnVzYWwtY29kZXMudHNcIlxuXG4vKiogT25lIHdyb25nIGZpZWxkOiBgcGF0aGAgYXMgaW4gdGhlIGJvZHkgKFwidGl0bGVcIiksIGBtZXNzYWdlYCBhIHRleHQga2V5IHdpdGggYXJndW1lbnRzIChcInZhbGlkYXRpb24ubWF4fDEwMFwiKS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRmllbGRQcm9ibGVtIHtcbiAgcGF0aDogc3RyaW5nXG4gIG1lc3NhZ2U6IFByb2JsZW1NZXNzYWdlXG59XG5cbi8qKiBBIHJhdGUgbGltaXQsIGFzIGluIHRoZSBoZWFkZXIgZmllbGRzIGBSYXRlTGltaXQtUG9saWN5YCBhbmQgYFJhdGVMaW1pdGAuICovXG5leHBvcnQgaW50ZXJmYWNlIFJhdGVMaW1pdCB7XG4gIC8qKiBOYW1lIG9mIHRoZSBsaW1pdDogbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5zLiAqL1xuICBwb2xpY3k6IHN0cmluZ1xuICAvKiogUmVxdWVzdHMgdGhhdCBhcmUgYWxsb3dlZCBiZWZvcmUgdGhlIGZpcnN0IHdhaXQuICovXG4gIHF1b3RhOiBudW1iZXJcbiAgLyoqIFJlcXVlc3RzIHRoYXQgYXJlIGxlZnQuICovXG4gIHJlbWFpbmluZzogbnVtYmVyXG4gIC8qKiBUaW1lIHVudGlsIHJlcXVlc3RzIGFyZSBhbGxvd2VkIGFnYWluLCBpbiBzZWNvbmRzOyBsZWZ0IG91dCB3aGlsZSBzb21lIGFyZSBsZWZ0LiAqL1xuICByZXNldEluU2Vjb25kcz86IG51bWJlclxufVxuXG4vKiogRGF0YSBvZiBhIHJlZnVzYWwgZm9yIHRoZSBhbnN3ZXIncyBib2R5OiBuYW1lcywgaWRzLCBjb3VudHM7IG5ldmVyIGEgc2VjcmV0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBSZWZ1c2FsRGV0YWlscyB7XG4gIC8qKiBUaGUgdGV4dCBmb3IgdXNlcnMsIHdoZXJlIGl0IGRpZmZlcnMgZnJvbSB0aGUgb25lIG9mIHRoZSBjb2RlLiAqL1xuICB0ZXh0PzogUmVmdXNhbFRleHRcbiAgLyoqIFdoeSwgZm9yIHByb2dyYW1zLCB3aGVuIHRoZXJlIGlzIG5vIHRleHQgb2YgaXRzIG93bi4gKi9cbiAgcmVhc29uPzogT3RoZXJSZWFzb25cbiAgLyoqIE9mIDQwNTogdGhlIG1ldGhvZHMgdGhhdCB0aGUgYWRkcmVzcyBoYXMuICovXG4gIGFsbG93PzogcmVhZG9ubHkgc3RyaW5nW11cbiAgLyoqIFdoZW4gaXQgaXMgd29ydGggdHJ5aW5nIGFnYWluLiAqL1xuICByZXRyeUFmdGVySW5TZWNvbmRzPzogbnVtYmVyXG4gIC8qKiBUaGUgbGltaXQgdGhhdCB0aGUgcmVxdWVzdCBjb3VudGVkIGFnYWluc3QuIEluIGhlYWRlcnMsIG5vdCBpbiB0aGUgYm9keS4gKi9cbiAgcmF0ZUxpbWl0PzogUmF0ZUxpbWl0XG4gIFtuYW1lOiBzdHJpbmddOiB1bmtub3duXG59XG5cbmV4cG9ydCBjbGFzcyBSZWZ1c2FsIGV4dGVuZHMgRXJyb3Ige1xuICBvdmVycmlkZSBuYW1lID0gXCJSZWZ1c2FsXCJcbiAgcmVhZG9ubHkgY29kZTogUmVmdXNhbENvZGVcbiAgcmVhZG9ubHkgZGV0YWlsczogUmVmdXNhbERldGFpbHNcbiAgcmVhZG9ubHkgcHJvYmxlbXM6IEZpZWxkUHJvYmxlbVtdXG5cbiAgLyoqIGBtZXNzYWdlYCBuYW1lcyB0aGUgdGhpbmcgaW4gb25lIGxvd2VyLWNhc2Ugc2VudGVuY2U6IGBpbnRlcmZhY2UgXCJITUkgMlwiIGFscmVhZHkgaGFzIDEgb2YgMSBzZXNzaW9uc2AuICovXG4gIGNvbnN0cnVjdG9yKFxuICAgIGNvZGU6IFJlZnVzYWxDb2RlLFxuICAgIG1lc3NhZ2U6IHN0cmluZyxcbiAgICBkZXRhaWxzOiBSZWZ1c2FsRGV0YWlscyA9IHt9LFxuICAgIHByb2JsZW1zOiBGaWVsZFByb2JsZW1bXSA9IFtdLFxuICApIHtcbiAgICBzdXBlcihtZXNzYWdlKVxuICAgIHRoaXMuY29kZSA9IGNvZGVcbiAgICB0aGlzLmRldGFpbHMgPSBkZXRhaWxzXG4gICAgdGhpcy5wcm9ibGVtcyA9IHByb2JsZW1zXG4gIH1cblxuICAvKiogV2h5LCBmb3IgcHJvZ3JhbXM6IGEgbmFtZSB0aGF0IHN0YXlzLiAqL1xuICBnZXQgcmVhc29uKCk6IFJlZnVzYWxSZWFzb24ge1xuICAgIGNvbnN0IHsgdGV4dCwgcmVhc29uIH0gPSB0aGlzLmRldGFpbHNcbiAgICBpZiAodGV4dCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gdG9SZWZ1c2FsUmVhc29uKHRleHQpXG4gICAgcmV0dXJuIHJlYXNvbiA/PyAodGhpcy5wcm9ibGVtcy5sZW5ndGggPiAwID8gXCJmaWVsZHNXcm9uZ1wiIDogdG9SZWZ1c2FsUmVhc29uKHRoaXMuY29kZSkpXG4gIH1cbn1cblxuLyoqIFJlZnVzZXMgd2l0aCB0aGUgZmllbGRzIHRoYXQgYXJlIHdyb25nLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHZhbGlkYXRpb25SZWZ1c2FsKHByb2JsZW1zOiBGaWVsZFByb2JsZW1bXSk6IFJlZnVzYWwge1xuICBjb25zdCBuYW1lZCA9IHByb2JsZW1zLm1hcCgocHJvYmxlbSkgPT4gcHJvYmxlbS5wYXRoIHx8IFwiYm9keVwiKS5qb2luKFwiLCBcIilcbiAgcmV0dXJuIG5ldyBSZWZ1c2FsKFwiQkFEX1JFUVVFU1RcIiwgYHdyb25nIG9yIG1pc3Npbmc6ICR7bmFtZWR9YCwge30sIHByb2JsZW1zKVxufVxuXG4vKiogUnVucyBhbiBhY3Rpb24gb24gYSBwYXJ0IG9mIGEgYm9keTogZmllbGRzIHRoYXQgaXQgcmVmdXNlcyBhcmUgbmFtZWQgYnkgdGhlaXIgcGF0aCBpbiB0aGUgd2hvbGUgYm9keS4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiB3aXRoUHJvYmxlbXNCZWxvdzxUPihwYXRoOiBzdHJpbmcsIGFjdDogKCkgPT4gUHJvbWlzZTxUPik6IFByb21pc2U8VD4ge1xuICB0cnkge1xuICAgIHJldHVybiBhd2FpdCBhY3QoKVxuICB9IGNhdGNoIChlcnJvcikge1xuICAgIGlmICghKGVycm9yIGluc3RhbmNlb2YgUmVmdXNhbCkgfHwgZXJyb3IucHJvYmxlbXMubGVuZ3RoID09PSAwKSB0aHJvdyBlcnJvclxuICAgIHRocm93IHZhbGlkYXRpb25SZWZ1c2FsKFxuICAgICAgZXJyb3IucHJvYmxlbXMubWFwKChwcm9ibGVtKSA9PiAoeyAuLi5wcm9ibGVtLCBwYXRoOiBgJHtwYXRofS4ke3Byb2JsZW0ucGF0aH1gIH0pKSxcbiAgICApXG4gIH1cbn1cblxuLyoqIE9mIHdyaXRlcyB0byBhIGZ1bGwgZGlzaywgb3IgYmV5b25kIGEgcXVvdGEuICovXG5jb25zdCBESVNLX0ZVTExfQ09ERVMgPSBuZXcgU2V0KFtcIkVOT1NQQ1wiLCBcIkVEUVVPVFwiXSlcblxuZXhwb3J0IGZ1bmN0aW9uIGlzRGlza0Z1bGwoZXJyb3I6IHVua25vd24pOiBib29sZWFuIHtcbiAgcmV0dXJuIGVycm9yIGluc3RhbmNlb2YgRXJyb3IgJiYgXCJjb2RlXCIgaW4gZXJyb3IgJiYgRElTS19GVUxMX0NPREVTLmhhcyhTdHJpbmcoZXJyb3IuY29kZSkpXG59XG5cbi8qKiBUaGVyZSBpcyBubyByb29tIHRvIHNhdmUgYW55dGhpbmc7IHRoZSBhZG1pbmlzdHJhdG9yIGhhcyB0byBtYWtlIHNvbWUuICovXG5leHBvcnQgZnVuY3Rpb24gc3RvcmFnZUZ1bGwoY2F1c2U6IEVycm9yKTogUmVmdXNhbCB7XG4gIGNvbnN0IHJlZnVzYWwgPSBuZXcgUmVmdXNhbChcIlNUT1JBR0VfRlVMTFwiLCBgbm8gcm9vbSB0byBzYXZlOiAke2NhdXNlLm1lc3NhZ2V9YClcbiAgcmVmdXNhbC5jYXVzZSA9IGNhdXNlXG4gIHJldHVybiByZWZ1c2FsXG59XG5cbi8qKiBLaW5kcyB0aGF0IHVzZXJzIG9wZW4gYnkgdGhlaXIgYWRkcmVzczsgdGhlIHRleHQgbmFtZXMgdGhlIGtpbmQgdGhhdCBpcyBtaXNzaW5nLiAqL1xuY29uc3QgTk9UX0ZPVU5EX1RFWFRTID0ge1xuICBkZXZpY2U6IFwiZGV2aWNlTm90Rm91bmRcIixcbiAgZGV2aWNlR3JvdXA6IFwiZGV2aWNlR3JvdXBOb3RGb3VuZFwiLFxuICBpbnRlcmZhY2U6IFwiaW50ZXJmYWNlTm90Rm91bmRcIixcbiAgaXNzdWU6IFwiaXNzdWVOb3RGb3VuZFwiLFxuICBsb2c6IFwibG9nTm90Rm91bmRcIixcbiAgc2Vzc2lvbjogXCJzZXNzaW9uTm90Rm91bmRcIixcbn0gYXMgY29uc3RcblxuLyoqIFRoZSBvYmplY3QgZG9lcyBub3QgZXhpc3QsIG9yIGlzIG5vdCB2aXNpYmxlIHRvIHRoaXMgdXNlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBub3RGb3VuZChraW5kOiBzdHJpbmcsIGlkOiBzdHJpbmcpOiBSZWZ1c2FsIHtcbiAgY29uc3QgdGV4dCA9IE9iamVjdC5oYXNPd24oTk9UX0ZPVU5EX1RFWFRTLCBraW5kKVxuICAgID8geyB0ZXh0OiBOT1RfRk9VTkRfVEVYVFNba2luZCBhcyBrZXlvZiB0eXBlb2YgTk9UX0ZPVU5EX1RFWFRTXSB9XG4gICAgOiB7fVxuICByZXR1cm4gbmV3IFJlZnVzYWwoXCJOT1RfRk9VTkRcIiwgYCR7a2luZH0gJHtpZH0gZG9lcyBub3QgZXhpc3RgLCB7IGtpbmQsIGlkLCAuLi50ZXh0IH0pXG59XG4iLAogICAgIi8qKiBWYWxpZGF0ZXMgaW5wdXQgYnkgYSBzY2hlbWE6IGVycm9ycyBiZWNvbWUgYSByZWZ1c2FsIHRoYXQgbmFtZXMgZXZlcnkgaW52YWxpZCBmaWVsZC4gKi9cbmltcG9ydCB0eXBlIHsgeiB9IGZyb20gXCJ6b2QvbWluaVwiXG5pbXBvcnQgeyBpc1Byb2JsZW1NZXNzYWdlLCB0eXBlIFByb2JsZW1NZXNzYWdlIH0gZnJvbSBcIi4vcmVhc29ucy50c1wiXG5pbXBvcnQgeyB0eXBlIEZpZWxkUHJvYmxlbSwgUmVmdXNhbCwgdmFsaWRhdGlvblJlZnVzYWwgfSBmcm9tIFwiLi9yZWZ1c2FsLnRzXCJcblxuLyoqIFBhcnNlcyBpbnB1dCBieSBpdHMgc2NoZW1hLiBAdGhyb3dzIFJlZnVzYWwgQkFEX1JFUVVFU1QgbmFtaW5nIGV2ZXJ5IHdyb25nIGZpZWxkICovXG5leHBvcnQgZnVuY3Rpb24gcGFyc2U8UyBleHRlbmRzIHouWm9kTWluaVR5cGU+KHNjaGVtYTogUywgaW5wdXQ6IHVua25vd24pOiB6Lm91dHB1dDxTPiB7XG4gIGNvbnN0IHJlc3VsdCA9IHNjaGVtYS5zYWZlUGFyc2UoaW5wdXQpXG4gIGlmIChyZXN1bHQuc3VjY2VzcykgcmV0dXJuIHJlc3VsdC5kYXRhXG4gIHRocm93IHZhbGlkYXRpb25SZWZ1c2FsKFxuICAgIHJlc3VsdC5lcnJvci5pc3N1ZXMuZmxhdE1hcCgoaXNzdWUpOiBGaWVsZFByb2JsZW1bXSA9PiB7XG4gICAgICBjb25zdCBwYXRoID0gaXNzdWUucGF0aC5qb2luKFwiLlwiKVxuICAgICAgaWYgKGlzc3VlLmNvZGUgPT09IFwidW5yZWNvZ25pemVkX2tleXNcIikge1xuICAgICAgICByZXR1cm4gaXNzdWUua2V5cy5tYXAoKGtleSkgPT4gKHtcbiAgICAgICAgICBwYXRoOiBbcGF0aCwga2V5XS5maWx0ZXIoQm9vbGVhbikuam9pbihcIi5cIiksXG4gICAgICAgICAgbWVzc2FnZTogXCJ2YWxpZGF0aW9uLnVua25vd25cIixcbiAgICAgICAgfSkpXG4gICAgICB9XG4gICAgICByZXR1cm4gW3sgcGF0aCwgbWVzc2FnZTogcHJvYmxlbU1lc3NhZ2VPZihpc3N1ZSkgfV1cbiAgICB9KSxcbiAgKVxufVxuXG4vKiogUnVucyBgY2hlY2tgOyB0aGUgZmllbGRzIHRoYXQgaXQgcmVmdXNlcyBhcmUgbmFtZWQgYXMgcGFydHMgb2YgdGhlIGZpZWxkIGBuYW1lYC4gQHRocm93cyBSZWZ1c2FsIEJBRF9SRVFVRVNUICovXG5leHBvcnQgZnVuY3Rpb24gd2l0aFBhdGhQcmVmaXg8VD4obmFtZTogc3RyaW5nLCBjaGVjazogKCkgPT4gVCk6IFQge1xuICB0cnkge1xuICAgIHJldHVybiBjaGVjaygpXG4gIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgaWYgKCEoZXJyb3IgaW5zdGFuY2VvZiBSZWZ1c2FsKSB8fCBlcnJvci5jb2RlICE9PSBcIkJBRF9SRVFVRVNUXCIpIHRocm93IGVycm9yXG4gICAgdGhyb3cgdmFsaWRhdGlvblJlZnVzYWwoXG4gICAgICBlcnJvci5wcm9ibGVtcy5tYXAoKHByb2JsZW0pID0+ICh7IC4uLnByb2JsZW0sIHBhdGg6IFtuYW1lLCBwcm9ibGVtLnBhdGhdLmZpbHRlcihCb29sZWFuKS5qb2luKFwiLlwiKSB9KSksXG4gICAgKVxuICB9XG59XG5cbi8qKiBQYXJzZXMgSlNPTiBpbiBhIGZvcm0ncyBmaWVsZC4gQHRocm93cyBSZWZ1c2FsIEJBRF9SRVFVRVNUICovXG5leHBvcnQgZnVuY3Rpb24gcGFyc2VKc29uPFMgZXh0ZW5kcyB6LlpvZE1pbmlUeXBlPihzY2hlbWE6IFMsIHRleHQ6IHN0cmluZyB8IHVuZGVmaW5lZCk6IHoub3V0cHV0PFM+IHtcbiAgbGV0IHZhbHVlOiB1bmtub3duXG4gIHRyeSB7XG4gICAgdmFsdWUgPSBKU09OLnBhcnNlKHRleHQgPz8gXCJcIilcbiAgfSBjYXRjaCB7XG4gICAgdGhyb3cgbmV3IFJlZnVzYWwoXCJCQURfUkVRVUVTVFwiLCBcImEgZmllbGQgaXMgbm90IEpTT05cIiwgeyByZWFzb246IFwiYm9keU5vdEpzb25cIiB9KVxuICB9XG4gIHJldHVybiBwYXJzZShzY2hlbWEsIHZhbHVlKVxufVxuXG4vKiogU2NoZW1hcyBnaXZlIG1lc3NhZ2Uga2V5cyBmb3IgdGhlaXIgb3duIGNoZWNrczsgYW55IG90aGVyIGlzc3VlIChhIHdyb25nIHR5cGUpIGdldHMgYSBnZW5lcmFsIG1lc3NhZ2UuICovXG5mdW5jdGlvbiBwcm9ibGVtTWVzc2FnZU9mKGlzc3VlOiB6LmNvcmUuJFpvZElzc3VlKTogUHJvYmxlbU1lc3NhZ2Uge1xuICBpZiAoaXNQcm9ibGVtTWVzc2FnZShpc3N1ZS5tZXNzYWdlKSkgcmV0dXJuIGlzc3VlLm1lc3NhZ2VcbiAgcmV0dXJuIGlzc3VlLmNvZGUgPT09IFwiaW52YWxpZF90eXBlXCIgJiYgaXNzdWUuaW5wdXQgPT09IHVuZGVmaW5lZFxuICAgID8gXCJ2YWxpZGF0aW9uLnJlcXVpcmVkXCJcbiAgICA6IFwidmFsaWRhdGlvbi5pbnZhbGlkXCJcbn1cbiIsCiAgICAiLyoqXG4gKiBQYXJ0aWFsIHVwZGF0ZXM6IG9uZSBydWxlIGZvciBldmVyeSBQVVQuIEFuIG9taXR0ZWQgZmllbGQga2VlcHMgaXRzIHN0b3JlZCB2YWx1ZSwgYG51bGxgIGNsZWFycyBpdCwgYW5kIGEgZmllbGRcbiAqIHRoYXQgaXMgc2VudCBpcyB2YWxpZGF0ZWQgYXMgYXQgY3JlYXRpb24uIERlcml2ZWQgZnJvbSB0aGUgc2NoZW1hIG9mIHRoZSB3aG9sZSwgc28gdGhhdCBubyBmaWVsZCBpcyBtaXNzZWQuXG4gKi9cbmltcG9ydCB7IHogfSBmcm9tIFwiem9kL21pbmlcIlxuaW1wb3J0IHsgYXNzZXJ0IH0gZnJvbSBcIi4vYXNzZXJ0LnRzXCJcbmltcG9ydCB7IHBhcnNlLCB3aXRoUGF0aFByZWZpeCB9IGZyb20gXCIuL3BhcnNlLnRzXCJcblxudHlwZSBPYmplY3RTY2hlbWEgPSB6LlpvZE1pbmlPYmplY3RcbnR5cGUgRmllbGQgPSB6LmNvcmUuJFpvZFR5cGVcbi8qKiBDaGVja3MgYXJlIHN0b3JlZCB3aXRob3V0IHRoZSB0eXBlIG9mIHRoZSB2YWx1ZSB0aGV5IGNoZWNrLiAqL1xudHlwZSBBbnlDaGVjayA9IHouY29yZS4kWm9kQ2hlY2s8dW5rbm93bj5cblxuLyoqIFRoZSB2ZXJzaW9uIHRoYXQgd2FzIHJlYWQ6IGNvbXBhcmVkIGJ5IGBjaGVja1ZlcnNpb25gLCBuZXZlciBtZXJnZWQuICovXG5jb25zdCBWRVJTSU9OID0gXCJ2ZXJzaW9uXCJcblxuLyoqIEEgY2hhbmdlIG9mIGBXYCwgYXMgaXRzIGFjdGlvbiBnZXRzIGl0LiBTZWNyZXRzIGFyZSBudWxsIHdoZXJlIHRoZSBzdG9yZWQgb25lIGlzIHRvIGJlIGRlbGV0ZWQuICovXG5leHBvcnQgdHlwZSBQYXJ0aWFsSW5wdXQ8VyBleHRlbmRzIE9iamVjdFNjaGVtYSwgU2VjcmV0IGV4dGVuZHMgc3RyaW5nID0gbmV2ZXI+ID0ge1xuICBbSyBpbiBFeGNsdWRlPGtleW9mIHoub3V0cHV0PFc+LCBTZWNyZXQ+XT86IHoub3V0cHV0PFc+W0tdIHwgdW5kZWZpbmVkXG59ICYgeyBbSyBpbiBTZWNyZXQgJiBrZXlvZiB6Lm91dHB1dDxXPl0/OiB6Lm91dHB1dDxXPltLXSB8IG51bGwgfCB1bmRlZmluZWQgfSAmIHtcbiAgdmVyc2lvbj86IG51bWJlciB8IHVuZGVmaW5lZFxufVxuXG50eXBlIFJhd1BhcnRpYWxJbnB1dDxXIGV4dGVuZHMgT2JqZWN0U2NoZW1hPiA9IHtcbiAgW0sgaW4ga2V5b2Ygei5pbnB1dDxXPl0/OiB6LmlucHV0PFc+W0tdIHwgbnVsbCB8IHVuZGVmaW5lZFxufSAmIHtcbiAgdmVyc2lvbj86IG51bWJlciB8IHVuZGVmaW5lZFxufVxuXG4vKiogVGhlIHdob2xlIG9iamVjdCBhcyBpdCBpcyB0byBiZSBzYXZlZCwgd2l0aG91dCBpdHMgdmVyc2lvbi4gKi9cbmV4cG9ydCB0eXBlIE1lcmdlZElucHV0PFcgZXh0ZW5kcyBPYmplY3RTY2hlbWEsIFNlY3JldCBleHRlbmRzIHN0cmluZyA9IG5ldmVyPiA9IHtcbiAgW0sgaW4gRXhjbHVkZTxrZXlvZiB6Lm91dHB1dDxXPiwgU2VjcmV0IHwgdHlwZW9mIFZFUlNJT04+XTogei5vdXRwdXQ8Vz5bS11cbn0gJiB7IFtLIGluIFNlY3JldCAmIGtleW9mIHoub3V0cHV0PFc+XTogei5vdXRwdXQ8Vz5bS10gfCBudWxsIH1cblxuZXhwb3J0IGludGVyZmFjZSBQYXJ0aWFsVXBkYXRlPFcgZXh0ZW5kcyBPYmplY3RTY2hlbWEsIFNlY3JldCBleHRlbmRzIHN0cmluZz4ge1xuICAvKiogVGhlIGJvZHkgb2YgdGhlIFBVVC4gKi9cbiAgc2NoZW1hOiB6LlpvZE1pbmlUeXBlPFBhcnRpYWxJbnB1dDxXLCBTZWNyZXQ+LCBSYXdQYXJ0aWFsSW5wdXQ8Vz4+XG4gIC8qKlxuICAgKiBUaGUgb2JqZWN0IHRvIGJlIHNhdmVkOiB0aGUgc3RvcmVkIGZpZWxkcyBvdmVycmlkZGVuIGJ5IHRob3NlIG9mIHRoZSBjaGFuZ2UuIENhbGwgaXQgd2l0aCB0aGUgcm93IGxvY2tlZCwgc28gdGhhdFxuICAgKiBuZWl0aGVyIG9mIHR3byBjb25jdXJyZW50IGNoYW5nZXMgaXMgbG9zdC5cbiAgICpcbiAgICogQHBhcmFtIHN0b3JlZCAgYXMgdGhlIEdFVCByZXR1cm5zIGl0OyBgcGFyZW50SWRgIGlzIGFsc28gZm91bmQgYXMgYHBhcmVudC5pZGAsIGBncm91cElkc2AgYXMgdGhlIGlkcyBvZiBgZ3JvdXBzYFxuICAgKiBAdGhyb3dzIFJlZnVzYWwgQkFEX1JFUVVFU1Qgd2hlbiB0aGUgZmllbGRzIGRvIG5vdCBnbyB0b2dldGhlclxuICAgKi9cbiAgbWVyZ2Uoc3RvcmVkOiBvYmplY3QsIGNoYW5nZTogUGFydGlhbElucHV0PFcsIFNlY3JldD4pOiBNZXJnZWRJbnB1dDxXLCBTZWNyZXQ+XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgUGFydGlhbFVwZGF0ZU9wdGlvbnM8U2VjcmV0IGV4dGVuZHMgc3RyaW5nPiB7XG4gIC8qKiBXcml0ZS1vbmx5IGZpZWxkczogb21pdHRlZCBvciBcIlwiIGtlZXBzIHRoZSBzdG9yZWQgdmFsdWUsIG51bGwgZGVsZXRlcyBpdC4gKi9cbiAgc2VjcmV0cz86IHJlYWRvbmx5IFNlY3JldFtdXG4gIC8qKiBDb21tYW5kcyBhbmQgbm90IHN0YXRlOiBsZWZ0IG91dCwgdGhleSBhcmUgYXMgYXQgY3JlYXRpb24uICovXG4gIGNvbW1hbmRzPzogcmVhZG9ubHkgc3RyaW5nW11cbn1cblxuLyoqIEBwYXJhbSB3aG9sZSAgdGhlIHNjaGVtYSB0aGF0IHZhbGlkYXRlcyBhIGNyZWF0aW9uICovXG5leHBvcnQgZnVuY3Rpb24gZGVmaW5lUGFydGlhbFVwZGF0ZTxjb25zdCBXIGV4dGVuZHMgT2JqZWN0U2NoZW1hLCBjb25zdCBTZWNyZXQgZXh0ZW5kcyBzdHJpbmcgPSBuZXZlcj4oXG4gIHdob2xlOiBXLFxuICB7IHNlY3JldHMgPSBbXSwgY29tbWFuZHMgPSBbXSB9OiBQYXJ0aWFsVXBkYXRlT3B0aW9uczxTZWNyZXQ+ID0ge30sXG4pOiBQYXJ0aWFsVXBkYXRlPFcsIFNlY3JldD4ge1xuICBjb25zdCB1bnN0b3JlZCA9IG5ldyBTZXQ8c3RyaW5nPihbLi4uc2VjcmV0cywgLi4uY29tbWFuZHNdKVxuICByZXR1cm4ge1xuICAgIHNjaGVtYTogei5zdHJpY3RPYmplY3Qoe1xuICAgICAgLi4ucGFydGlhbEZpZWxkcyh3aG9sZSwgeyBzZWNyZXRzLCBjb21tYW5kcyB9KSxcbiAgICAgIFtWRVJTSU9OXTogei5vcHRpb25hbCh6LmludChcInZhbGlkYXRpb24uaW50ZWdlclwiKSksXG4gICAgfSkgYXMgdW5rbm93biBhcyBQYXJ0aWFsVXBkYXRlPFcsIFNlY3JldD5bXCJzY2hlbWFcIl0sXG4gICAgbWVyZ2Uoc3RvcmVkLCBjaGFuZ2UpIHtcbiAgICAgIGNvbnN0IGVudHJpZXMgPSBPYmplY3Qua2V5cyh3aG9sZS5zaGFwZSlcbiAgICAgICAgLmZpbHRlcigobmFtZSkgPT4gbmFtZSAhPT0gVkVSU0lPTilcbiAgICAgICAgLm1hcCgobmFtZSkgPT4ge1xuICAgICAgICAgIGNvbnN0IGtlcHQgPSB1bnN0b3JlZC5oYXMobmFtZSkgPyB1bmRlZmluZWQgOiBzdG9yZWRWYWx1ZShuYW1lLCBzdG9yZWQpXG4gICAgICAgICAgcmV0dXJuIFtuYW1lLCBtZXJnZWRWYWx1ZSh3aG9sZSwgbmFtZSwga2VwdCwgKGNoYW5nZSBhcyBSZWNvcmQ8c3RyaW5nLCB1bmtub3duPilbbmFtZV0pXVxuICAgICAgICB9KVxuICAgICAgcmV0dXJuIHJ1bk9iamVjdENoZWNrcyh3aG9sZSwgT2JqZWN0LmZyb21FbnRyaWVzKGVudHJpZXMpKSBhcyBNZXJnZWRJbnB1dDxXLCBTZWNyZXQ+XG4gICAgfSxcbiAgfVxufVxuXG4vKiogRXZlcnkgZmllbGQgdG8gYmUgbGVmdCBvdXQgYXQgd2lsbCwgbnVsbHMgZm9yIHdoYXQgY2FuIGJlIGNsZWFyZWQuICovXG5mdW5jdGlvbiBwYXJ0aWFsRmllbGRzKFxuICB3aG9sZTogT2JqZWN0U2NoZW1hLFxuICB7IHNlY3JldHMgPSBbXSwgY29tbWFuZHMgPSBbXSB9OiBQYXJ0aWFsVXBkYXRlT3B0aW9uczxzdHJpbmc+ID0ge30sXG4pIHtcbiAgcmV0dXJuIE9iamVjdC5mcm9tRW50cmllcyhcbiAgICBPYmplY3QuZW50cmllcyh3aG9sZS5zaGFwZSlcbiAgICAgIC5maWx0ZXIoKFtuYW1lXSkgPT4gbmFtZSAhPT0gVkVSU0lPTilcbiAgICAgIC5tYXAoKFtuYW1lLCBmaWVsZF0pID0+IHtcbiAgICAgICAgaWYgKHNlY3JldHMuaW5jbHVkZXMobmFtZSkpIHJldHVybiBbbmFtZSwgei5vcHRpb25hbCh6Lm51bGxhYmxlKHdpdGhvdXREZWZhdWx0KGZpZWxkKSkpXVxuICAgICAgICByZXR1cm4gW25hbWUsIGNvbW1hbmRzLmluY2x1ZGVzKG5hbWUpID8gei5vcHRpb25hbCh3aXRob3V0RGVmYXVsdChmaWVsZCkpIDogcGFydGlhbEZpZWxkKGZpZWxkKV1cbiAgICAgIH0pLFxuICApXG59XG5cbmZ1bmN0aW9uIHBhcnRpYWxGaWVsZChmaWVsZDogRmllbGQpOiBGaWVsZCB7XG4gIGNvbnN0IGlubmVyID0gd2l0aG91dERlZmF1bHQoZmllbGQpXG4gIGNvbnN0IHBhcnQgPSBuZXN0ZWRPYmplY3RTY2hlbWEoaW5uZXIpXG4gIGlmIChwYXJ0KSByZXR1cm4gei5vcHRpb25hbCh6Lm51bGxhYmxlKHouc3RyaWN0T2JqZWN0KHBhcnRpYWxGaWVsZHMocGFydCkpKSlcbiAgaWYgKCFpc0RlZmF1bHQoZmllbGQpIHx8IGlzTnVsbGFibGUoaW5uZXIpKSByZXR1cm4gei5vcHRpb25hbChpbm5lcilcbiAgY29uc3QgY2xlYXJlZCA9IHoudHJhbnNmb3JtKCh2YWx1ZTogdW5rbm93bikgPT4gKHZhbHVlID09PSBudWxsID8gZmllbGQuX3pvZC5kZWYuZGVmYXVsdFZhbHVlIDogdmFsdWUpKVxuICByZXR1cm4gei5vcHRpb25hbCh6LnBpcGUoei5udWxsYWJsZShpbm5lciksIGNsZWFyZWQpKVxufVxuXG4vKipcbiAqIEEgY3JlYXRpb24ncyBpbnB1dCB3aXRob3V0IHRoZSBudWxscyBvZiBmaWVsZHMgdGhhdCBtYXkgYmUgbGVmdCBvdXQ6IGBudWxsYCBzdGFuZHMgZm9yIHRoZSBkZWZhdWx0IHRoZXJlLCBhcyBpbiBhIGNoYW5nZS5cbiAqIEZpZWxkcyB0aGF0IHRha2UgbnVsbCBrZWVwIGl0LlxuICovXG5leHBvcnQgZnVuY3Rpb24gd2l0aG91dE51bGxzKHNjaGVtYTogei5ab2RNaW5pVHlwZSwgaW5wdXQ6IHVua25vd24pOiB1bmtub3duIHtcbiAgY29uc3Qgd2hvbGUgPSBuZXN0ZWRPYmplY3RTY2hlbWEoc2NoZW1hKVxuICBpZiAoIXdob2xlIHx8ICFpc1JlY29yZChpbnB1dCkpIHJldHVybiBpbnB1dFxuICBjb25zdCBlbnRyaWVzID0gT2JqZWN0LmVudHJpZXMoaW5wdXQpLmZsYXRNYXAoKFtuYW1lLCB2YWx1ZV0pID0+IHtcbiAgICBjb25zdCBmaWVsZCA9IHdob2xlLnNoYXBlW25hbWVdIGFzIEZpZWxkIHwgdW5kZWZpbmVkXG4gICAgaWYgKCFmaWVsZCkgcmV0dXJuIFtbbmFtZSwgdmFsdWVdXVxuICAgIGNvbnN0IGlubmVyID0gd2l0aG91dERlZmF1bHQoZmllbGQpXG4gICAgaWYgKHZhbHVlID09PSBudWxsICYmIGlubmVyICE9PSBmaWVsZCAmJiAhaXNOdWxsYWJsZShpbm5lcikpIHJldHVybiBbXVxuICAgIHJldHVybiBbW25hbWUsIHdpdGhvdXROdWxscyhpbm5lciBhcyB6LlpvZE1pbmlUeXBlLCB2YWx1ZSldXVxuICB9KVxuICByZXR1cm4gT2JqZWN0LmZyb21FbnRyaWVzKGVudHJpZXMpXG59XG5cbi8qKiBAcGFyYW0ga2VwdCAgdGhlIHN0b3JlZCB2YWx1ZTsgdW5kZWZpbmVkIHdoZW4gaXQgaXMgbm90IHN0b3JlZCBpbiByZWFkYWJsZSBmb3JtICovXG5mdW5jdGlvbiBtZXJnZWRWYWx1ZSh3aG9sZTogT2JqZWN0U2NoZW1hLCBuYW1lOiBzdHJpbmcsIGtlcHQ6IHVua25vd24sIGdpdmVuOiB1bmtub3duKTogdW5rbm93biB7XG4gIGNvbnN0IGZpZWxkID0gd2hvbGUuc2hhcGVbbmFtZV0gYXMgRmllbGRcbiAgaWYgKGdpdmVuID09PSB1bmRlZmluZWQpIHJldHVybiBrZXB0ID09PSB1bmRlZmluZWQgPyBwYXJzZUZpZWxkKGZpZWxkLCBuYW1lLCB1bmRlZmluZWQpIDoga2VwdFxuICBjb25zdCBwYXJ0ID0gbmVzdGVkT2JqZWN0U2NoZW1hKHdpdGhvdXREZWZhdWx0KGZpZWxkKSlcbiAgaWYgKCFwYXJ0KSByZXR1cm4gZ2l2ZW5cbiAgLy8gQSByZWNvcmQ6IGl0cyBvd24gZmllbGRzIGtlZXAgdGhlaXIgdmFsdWVzLCB0b28uXG4gIGlmIChnaXZlbiA9PT0gbnVsbCkge1xuICAgIGlmIChpc0RlZmF1bHQoZmllbGQpKSByZXR1cm4gZmllbGQuX3pvZC5kZWYuZGVmYXVsdFZhbHVlXG4gICAgcmV0dXJuIGlzTnVsbGFibGUod2l0aG91dERlZmF1bHQoZmllbGQpKSA/IG51bGwgOiB1bmRlZmluZWRcbiAgfVxuICByZXR1cm4gcGFyc2VGaWVsZChwYXJ0LCBuYW1lLCBkZWVwTWVyZ2Uoa2VwdCwgZ2l2ZW4pKVxufVxuXG4vKiogTWVyZ2VzIGBnaXZlbmAgaW50byBga2VwdGAsIG5lc3RlZCByZWNvcmRzIHRvbzsgbGlzdHMgYXJlIHJlcGxhY2VkIGFzIGEgd2hvbGUuICovXG5mdW5jdGlvbiBkZWVwTWVyZ2Uoa2VwdDogdW5rbm93biwgZ2l2ZW46IHVua25vd24pOiB1bmtub3duIHtcbiAgaWYgKGdpdmVuID09PSB1bmRlZmluZWQpIHJldHVybiBrZXB0XG4gIGlmICghaXNSZWNvcmQoa2VwdCkgfHwgIWlzUmVjb3JkKGdpdmVuKSkgcmV0dXJuIGdpdmVuXG4gIGNvbnN0IGVudHJpZXMgPSBPYmplY3QuZW50cmllcyhnaXZlbikubWFwKChbbmFtZSwgdmFsdWVdKSA9PiBbbmFtZSwgZGVlcE1lcmdlKGtlcHRbbmFtZV0sIHZhbHVlKV0pXG4gIHJldHVybiB7IC4uLmtlcHQsIC4uLk9iamVjdC5mcm9tRW50cmllcyhlbnRyaWVzKSB9XG59XG5cbmZ1bmN0aW9uIGlzUmVjb3JkKHZhbHVlOiB1bmtub3duKTogdmFsdWUgaXMgUmVjb3JkPHN0cmluZywgdW5rbm93bj4ge1xuICByZXR1cm4gdHlwZW9mIHZhbHVlID09PSBcIm9iamVjdFwiICYmIHZhbHVlICE9PSBudWxsICYmICFBcnJheS5pc0FycmF5KHZhbHVlKVxufVxuXG5mdW5jdGlvbiBwYXJzZUZpZWxkKGZpZWxkOiBGaWVsZCwgbmFtZTogc3RyaW5nLCB2YWx1ZTogdW5rbm93bik6IHVua25vd24ge1xuICByZXR1cm4gd2l0aFBhdGhQcmVmaXgobmFtZSwgKCkgPT4gcGFyc2UoZmllbGQgYXMgei5ab2RNaW5pVHlwZSwgdmFsdWUpKVxufVxuXG4vKiogUnVucyB0aGUgY2hlY2tzIG92ZXIgc2V2ZXJhbCBmaWVsZHMgb24gdGhlIHdob2xlIG9iamVjdDsgZWFjaCBmaWVsZCBoYXMgYWxyZWFkeSBiZWVuIHZhbGlkYXRlZC4gKi9cbmZ1bmN0aW9uIHJ1bk9iamVjdENoZWNrcyh3aG9sZTogT2JqZWN0U2NoZW1hLCBtZXJnZWQ6IG9iamVjdCk6IHVua25vd24ge1xuICBjb25zdCBjaGVja3MgPSB3aG9sZS5fem9kLmRlZi5jaGVja3MgPz8gW11cbiAgcmV0dXJuIGNoZWNrcy5sZW5ndGggPT09IDAgPyBtZXJnZWQgOiBwYXJzZSh6Lmxvb3NlT2JqZWN0KHt9KS5jaGVjayguLi4oY2hlY2tzIGFzIEFueUNoZWNrW10pKSwgbWVyZ2VkKVxufVxuXG4vKiogVGhlIHN0b3JlZCB2YWx1ZSBvZiBhIGJvZHkncyBmaWVsZDogYnkgaXRzIG5hbWUsIG9yIHRoZSBpZCBvZiB0aGUgb2JqZWN0IHRoYXQgdGhlIHJlc3BvbnNlIGVtYmVkcy4gKi9cbmZ1bmN0aW9uIHN0b3JlZFZhbHVlKG5hbWU6IHN0cmluZywgc3RvcmVkOiBvYmplY3QpOiB1bmtub3duIHtcbiAgY29uc3QgdmFsdWVzID0gc3RvcmVkIGFzIFJlY29yZDxzdHJpbmcsIHVua25vd24+XG4gIGlmICh2YWx1ZXNbbmFtZV0gIT09IHVuZGVmaW5lZCkgcmV0dXJuIHZhbHVlc1tuYW1lXVxuICBjb25zdCBbLCBvbmUsIGlzTWFueV0gPSBuYW1lLm1hdGNoKC9eKC4rKUlkKHM/KSQvKSA/PyBbXVxuICBjb25zdCBzaG93biA9IG9uZSA9PT0gdW5kZWZpbmVkID8gdW5kZWZpbmVkIDogdmFsdWVzW2lzTWFueSA/IGAke29uZX1zYCA6IG9uZV1cbiAgYXNzZXJ0KHNob3duICE9PSB1bmRlZmluZWQsIGB3aGF0IGlzIHN0b3JlZCBoYXMgXCIke25hbWV9XCJgKVxuICBpZiAoQXJyYXkuaXNBcnJheShzaG93bikpIHJldHVybiBzaG93bi5tYXAoKHsgaWQgfTogeyBpZDogc3RyaW5nIH0pID0+IGlkKVxuICByZXR1cm4gKHNob3duIGFzIHsgaWQ6IHN0cmluZyB9IHwgbnVsbCk/LmlkID8/IG51bGxcbn1cblxuLyoqIFRoZSBmaWVsZCB3aXRob3V0IGl0cyBkZWZhdWx0LCB3aXRoIHRoZSBjaGVja3MgdGhhdCBoYW5nIG9uIHRoZSBkZWZhdWx0LiAqL1xuZnVuY3Rpb24gd2l0aG91dERlZmF1bHQoZmllbGQ6IEZpZWxkKTogRmllbGQge1xuICBjb25zdCB7IGRlZiB9ID0gZmllbGQuX3pvZCBhcyB7IGRlZjogei5jb3JlLiRab2RUeXBlRGVmICYgeyBpbm5lclR5cGU/OiBGaWVsZCB9IH1cbiAgaWYgKChkZWYudHlwZSAhPT0gXCJkZWZhdWx0XCIgJiYgZGVmLnR5cGUgIT09IFwib3B0aW9uYWxcIikgfHwgIWRlZi5pbm5lclR5cGUpIHJldHVybiBmaWVsZFxuICBjb25zdCBpbm5lciA9IHdpdGhvdXREZWZhdWx0KGRlZi5pbm5lclR5cGUpXG4gIHJldHVybiBkZWYuY2hlY2tzPy5sZW5ndGggPyAoaW5uZXIgYXMgei5ab2RNaW5pVHlwZSkuY2hlY2soLi4uKGRlZi5jaGVja3MgYXMgQW55Q2hlY2tbXSkpIDogaW5uZXJcbn1cblxuZnVuY3Rpb24gaXNEZWZhdWx0KGZpZWxkOiBGaWVsZCk6IGZpZWxkIGlzIHouWm9kTWluaURlZmF1bHQge1xuICByZXR1cm4gZmllbGQuX3pvZC5kZWYudHlwZSA9PT0gXCJkZWZhdWx0XCJcbn1cblxuZnVuY3Rpb24gaXNOdWxsYWJsZShmaWVsZDogRmllbGQpOiBib29sZWFuIHtcbiAgcmV0dXJuIGZpZWxkLl96b2QuZGVmLnR5cGUgPT09IFwibnVsbGFibGVcIlxufVxuXG4vKiogVGhlIHNjaGVtYSBvZiBhIGZpZWxkIHRoYXQgaXMgYSByZWNvcmQgd2l0aCBmaWVsZHMgb2YgaXRzIG93bjsgbnVsbCBmb3IgYWxsIG90aGVycy4gKi9cbmZ1bmN0aW9uIG5lc3RlZE9iamVjdFNjaGVtYShmaWVsZDogRmllbGQpOiBPYmplY3RTY2hlbWEgfCBudWxsIHtcbiAgY29uc3QgeyBkZWYgfSA9IGZpZWxkLl96b2QgYXMgeyBkZWY6IHouY29yZS4kWm9kVHlwZURlZiAmIHsgaW5uZXJUeXBlPzogRmllbGQgfSB9XG4gIGlmIChkZWYudHlwZSA9PT0gXCJudWxsYWJsZVwiICYmIGRlZi5pbm5lclR5cGUpIHJldHVybiBuZXN0ZWRPYmplY3RTY2hlbWEoZGVmLmlubmVyVHlwZSlcbiAgcmV0dXJuIGRlZi50eXBlID09PSBcIm9iamVjdFwiID8gKGZpZWxkIGFzIE9iamVjdFNjaGVtYSkgOiBudWxsXG59XG4iLAogICAgIi8qKiBUaGUgZWRpdGFibGUgZmllbGRzIG9mIHRoZSBwYXNzd29yZCBwb2xpY3ksIGluIHRoZSBvcmRlciBvZiB0aGUgY2FsbHMuICovXG5pbXBvcnQgeyB6IH0gZnJvbSBcInpvZC9taW5pXCJcbmltcG9ydCB7IHR5cGUgRmllbGRzLCBmb3JtYXR0ZWRUZXh0RmllbGQsIGludGVnZXJGaWVsZCB9IGZyb20gXCIuLi8uLi9iYXNlL2ZpZWxkcy50c1wiXG5pbXBvcnQge1xuICBDSEFSQUNURVJfQ0xBU1NfQ09VTlRfTUFYLFxuICBpc1BvbGljeU5hbWUsXG4gIE1JTklNVU1fTEVOR1RIX01BWCxcbiAgUE9MSUNZX05BTUVfQ0hBUkFDVEVSU19NQVgsXG4gIFBPTElDWV9OQU1FX0xFVFRFUlNfTUlOLFxuICBWQUxJRElUWV9EQVlTX01BWCxcbn0gZnJvbSBcIi4vcnVsZXMudHNcIlxuXG5jb25zdCBwb2xpY3lOYW1lID0gelxuICAuc3RyaW5nKFwidmFsaWRhdGlvbi5yZXF1aXJlZFwiKVxuICAuY2hlY2soXG4gICAgei50cmltKCksXG4gICAgei5yZWZpbmUoaXNQb2xpY3lOYW1lLCBgdmFsaWRhdGlvbi5taW5MZXR0ZXJzfCR7UE9MSUNZX05BTUVfTEVUVEVSU19NSU59YCksXG4gICAgei5tYXhMZW5ndGgoUE9MSUNZX05BTUVfQ0hBUkFDVEVSU19NQVgsIGB2YWxpZGF0aW9uLm1heHwke1BPTElDWV9OQU1FX0NIQVJBQ1RFUlNfTUFYfWApLFxuICApXG5cbi8qKiBGZXdlc3QgY2hhcmFjdGVycyBvZiBhIGNsYXNzOyAwIHJlcXVpcmVzIG5vbmUuICovXG5jb25zdCBDT1VOVCA9IHsgbWluOiAwLCBtYXg6IENIQVJBQ1RFUl9DTEFTU19DT1VOVF9NQVgsIGRlZmF1bHQ6IDAgfSBhcyBjb25zdFxuXG5leHBvcnQgY29uc3QgUEFTU1dPUkRfUE9MSUNZX0ZJRUxEUyA9IHtcbiAgbmFtZTogZm9ybWF0dGVkVGV4dEZpZWxkKFxuICAgIHtcbiAgICAgIGNvbHVtbjogXCJuYW1lXCIsXG4gICAgICBsYWJlbDogXCJ0ZXJtcy5uYW1lXCIsXG4gICAgICBoaW50OiBcInNldHRpbmdzLnBvbGljeU5hbWVIaW50XCIsXG4gICAgICBoaW50VmFsdWVzOiB7IG46IFBPTElDWV9OQU1FX0xFVFRFUlNfTUlOIH0sXG4gICAgICBtYXg6IFBPTElDWV9OQU1FX0NIQVJBQ1RFUlNfTUFYLFxuICAgIH0sXG4gICAgcG9saWN5TmFtZSxcbiAgKSxcbiAgbWluaW11bUxlbmd0aDogaW50ZWdlckZpZWxkKHtcbiAgICBjb2x1bW46IFwibWluaW11bV9sZW5ndGhcIixcbiAgICBsYWJlbDogXCJzZXR0aW5ncy5jb3VudF9sZW5ndGhcIixcbiAgICBtaW46IDEsXG4gICAgbWF4OiBNSU5JTVVNX0xFTkdUSF9NQVgsXG4gIH0pLFxuICBsb3dlcmNhc2U6IGludGVnZXJGaWVsZCh7IGNvbHVtbjogXCJsb3dlcmNhc2VcIiwgbGFiZWw6IFwic2V0dGluZ3MuY291bnRfbG93ZXJjYXNlXCIsIC4uLkNPVU5UIH0pLFxuICB1cHBlcmNhc2U6IGludGVnZXJGaWVsZCh7IGNvbHVtbjogXCJ1cHBlcmNhc2VcIiwgbGFiZWw6IFwic2V0dGluZ3MuY291bnRfdXBwZXJjYXNlXCIsIC4uLkNPVU5UIH0pLFxuICBkaWdpdHM6IGludGVnZXJGaWVsZCh7IGNvbHVtbjogXCJkaWdpdHNcIiwgbGFiZWw6IFwic2V0dGluZ3MuY291bnRfZGlnaXRzXCIsIC4uLkNPVU5UIH0pLFxuICBzeW1ib2xzOiBpbnRlZ2VyRmllbGQoeyBjb2x1bW46IFwic3ltYm9sc1wiLCBsYWJlbDogXCJzZXR0aW5ncy5jb3VudF9zeW1ib2xzXCIsIC4uLkNPVU5UIH0pLFxuICAvKiogMDogcGFzc3dvcmRzIG5ldmVyIGV4cGlyZS4gKi9cbiAgdmFsaWRpdHlJbkRheXM6IGludGVnZXJGaWVsZCh7XG4gICAgY29sdW1uOiBcInZhbGlkaXR5X2RheXNcIixcbiAgICBsYWJlbDogXCJzZXR0aW5ncy52YWxpZERheXNcIixcbiAgICBoaW50OiBcInNldHRpbmdzLnZhbGlkRGF5c0hpbnRcIixcbiAgICBtaW46IDAsXG4gICAgbWF4OiBWQUxJRElUWV9EQVlTX01BWCxcbiAgICBkZWZhdWx0OiAwLFxuICB9KSxcbn0gYXMgY29uc3Qgc2F0aXNmaWVzIEZpZWxkc1xuIiwKICAgICIvKiogVGhlIHBhc3N3b3JkIHBvbGljeSBhcyBjYWxscy4gKi9cbmltcG9ydCB7IHogfSBmcm9tIFwiem9kL21pbmlcIlxuaW1wb3J0IHsgaW5wdXRTY2hlbWFzLCByZXNwb25zZVNjaGVtYXMgfSBmcm9tIFwiLi4vLi4vYmFzZS9maWVsZHMudHNcIlxuaW1wb3J0IHsgZGVmaW5lUGFydGlhbFVwZGF0ZSwgdHlwZSBQYXJ0aWFsSW5wdXQgfSBmcm9tIFwiLi4vLi4vYmFzZS9wYXJ0aWFsLXVwZGF0ZS50c1wiXG5pbXBvcnQgeyBnZXQsIHB1dCB9IGZyb20gXCIuLi8uLi9odHRwL2VuZHBvaW50LnRzXCJcbmltcG9ydCB7IFBBU1NXT1JEX1BPTElDWV9GSUVMRFMgfSBmcm9tIFwiLi9maWVsZHMudHNcIlxuaW1wb3J0IHsgUEFTU1dPUkRfQ0hBUkFDVEVSU19NQVggfSBmcm9tIFwiLi9ydWxlcy50c1wiXG5cbi8qKiBBIG5ldyBwYXNzd29yZCBhcyBpdCBjb21lcyBpbjsgdGhlIHBvbGljeSBqdWRnZXMgaXQgaW4gdGhlIGFjdGlvbi4gKi9cbmV4cG9ydCBjb25zdCBuZXdQYXNzd29yZCA9IHpcbiAgLnN0cmluZyhcInZhbGlkYXRpb24ucmVxdWlyZWRcIilcbiAgLmNoZWNrKFxuICAgIHoubWluTGVuZ3RoKDEsIFwidmFsaWRhdGlvbi5yZXF1aXJlZFwiKSxcbiAgICB6Lm1heExlbmd0aChQQVNTV09SRF9DSEFSQUNURVJTX01BWCwgYHZhbGlkYXRpb24ubWF4fCR7UEFTU1dPUkRfQ0hBUkFDVEVSU19NQVh9YCksXG4gIClcblxuZXhwb3J0IGNvbnN0IHBhc3N3b3JkUG9saWN5ID0gei5vYmplY3QoeyAuLi5yZXNwb25zZVNjaGVtYXMoUEFTU1dPUkRfUE9MSUNZX0ZJRUxEUyksIHZlcnNpb246IHouaW50KCkgfSlcbmV4cG9ydCB0eXBlIFBhc3N3b3JkUG9saWN5UmVzcG9uc2UgPSB6LmluZmVyPHR5cGVvZiBwYXNzd29yZFBvbGljeT5cblxuZXhwb3J0IGNvbnN0IHNhdmVQYXNzd29yZFBvbGljeSA9IHouc3RyaWN0T2JqZWN0KHtcbiAgLi4uaW5wdXRTY2hlbWFzKFBBU1NXT1JEX1BPTElDWV9GSUVMRFMpLFxuICB2ZXJzaW9uOiB6Lm9wdGlvbmFsKHouaW50KCkpLFxufSlcbmV4cG9ydCB0eXBlIFNhdmVQYXNzd29yZFBvbGljeSA9IHoub3V0cHV0PHR5cGVvZiBzYXZlUGFzc3dvcmRQb2xpY3k+XG5leHBvcnQgY29uc3QgcGFzc3dvcmRQb2xpY3lDaGFuZ2VzID0gZGVmaW5lUGFydGlhbFVwZGF0ZShzYXZlUGFzc3dvcmRQb2xpY3kpXG5leHBvcnQgdHlwZSBQYXNzd29yZFBvbGljeUNoYW5nZSA9IFBhcnRpYWxJbnB1dDx0eXBlb2Ygc2F2ZVBhc3N3b3JkUG9saWN5PlxuXG5leHBvcnQgY29uc3QgcGFzc3dvcmRFbmRwb2ludHMgPSB7XG4gIGdldFBhc3N3b3JkUG9saWN5OiBnZXQoXCIvcGFzc3dvcmRwb2xpY3lcIiwge1xuICAgIHN1bW1hcnk6IFwiR2V0cyB0aGUgcGFzc3dvcmQgcG9saWN5XCIsXG4gICAgYXV0aDogXCJzaWduZWRJblwiLFxuICAgIHJlc3BvbnNlOiBwYXNzd29yZFBvbGljeSxcbiAgfSksXG4gIHVwZGF0ZVBhc3N3b3JkUG9saWN5OiBwdXQoXCIvcGFzc3dvcmRwb2xpY3lcIiwge1xuICAgIHN1bW1hcnk6IFwiQ2hhbmdlcyB0aGUgcGFzc3dvcmQgcG9saWN5IGZvciBuZXcgcGFzc3dvcmRzXCIsXG4gICAgYXV0aDogeyBzeXN0ZW06IFwiTElDRU5TRV9JTlNUQUxMXCIgfSxcbiAgICBib2R5OiBwYXNzd29yZFBvbGljeUNoYW5nZXMuc2NoZW1hLFxuICAgIHJlc3BvbnNlOiBwYXNzd29yZFBvbGljeSxcbiAgICByZWZ1c2VzOiBbXCJDT05GTElDVFwiXSxcbiAgfSksXG59XG4iLAogICAgIi8qKlxuICogTWFwcGluZyBvZiB1c2VycyBvZiBhbiBpZGVudGl0eSBwcm92aWRlciBvciBkaXJlY3RvcnkgdG8gdXNlciBncm91cHMuIFB1cmU6IHRoZSBwcm92aWRlcnMgc3VwcGx5IHRoZSBjbGFpbXMsIHRoZXNlXG4gKiBydWxlcyBkZXRlcm1pbmUgdGhlIGdyb3Vwcy5cbiAqL1xuXG5leHBvcnQgY29uc3QgQ0xBSU1fS0VZX0NIQVJBQ1RFUlNfTUFYID0gMjU1XG5leHBvcnQgY29uc3QgQ0xBSU1fVkFMVUVfQ0hBUkFDVEVSU19NQVggPSAxMDAwXG4vKiogRGlzdGluZ3Vpc2hlZCBuYW1lcyBvZiBkaXJlY3RvcnkgZ3JvdXBzIGFyZSBsb25nLiAqL1xuZXhwb3J0IGNvbnN0IEdST1VQX01BUFBJTkdfQ0hBUkFDVEVSU19NQVggPSAxMDAwXG5leHBvcnQgY29uc3QgTUFQUElOR1NfTUFYID0gNTBcblxuZXhwb3J0IGludGVyZmFjZSBDbGFpbU1hcHBpbmcge1xuICAvKiogQSBjbGFpbSBvZiB0aGUgSUQgdG9rZW4gb3IgYW4gYXR0cmlidXRlIG9mIHRoZSBkaXJlY3Rvcnk7IG5lc3RlZCBvbmVzIGJ5IGRvdHMsIFwicmVhbG1fYWNjZXNzLnJvbGVzXCIuICovXG4gIGtleTogc3RyaW5nXG4gIHZhbHVlOiBzdHJpbmdcbiAgLyoqIFRoZSBjbGFpbSdzIHRleHQgaXMgYSBsaXN0IHdpdGggY29tbWFzOyBvbmUgb2YgaXRzIGVudHJpZXMgbXVzdCBiZSB0aGUgdmFsdWUuICovXG4gIGNzdjogYm9vbGVhblxufVxuXG5leHBvcnQgaW50ZXJmYWNlIFNvdXJjZU1hcHBpbmcge1xuICBjbGFpbU1hcHBpbmdzOiByZWFkb25seSBDbGFpbU1hcHBpbmdbXVxuICAvKiogTmFtZXMgb2YgdGhlIHByb3ZpZGVyJ3MgZ3JvdXBzLCBvciB0aGVpciBkaXN0aW5ndWlzaGVkIG5hbWVzLiAqL1xuICBncm91cE1hcHBpbmdzOiByZWFkb25seSBzdHJpbmdbXVxufVxuXG4vKiogQSB1c2VyJ3MgY2xhaW1zIGFuZCBncm91cHMgZnJvbSB0aGUgcHJvdmlkZXIuICovXG5leHBvcnQgaW50ZXJmYWNlIEZvcmVpZ25DbGFpbXMge1xuICBjbGFpbXM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHVua25vd24+PlxuICBncm91cHM6IHJlYWRvbmx5IHN0cmluZ1tdXG59XG5cbi8qKlxuICogV2hldGhlciB0aGUgdXNlciBiZWxvbmdzIHRvIHRoZSBncm91cCBvZiB0aGlzIHNvdXJjZS4gQWxsIGNsYWltcyBtdXN0IG1hdGNoIHRoZSBtYXBwaW5nLCBhbmQgd2hlcmUgZ3JvdXBzIGFyZVxuICogbWFwcGVkLCB0aGUgdXNlciBtdXN0IGJlIGluIG9uZSBvZiB0aGVtLiBBIHNvdXJjZSB3aXRob3V0IGFueSBtYXBwaW5nIG1hdGNoZXMgbm8gdXNlci5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1hdGNoZXNTb3VyY2Uoc291cmNlOiBTb3VyY2VNYXBwaW5nLCBwZXJzb246IEZvcmVpZ25DbGFpbXMpOiBib29sZWFuIHtcbiAgaWYgKHNvdXJjZS5jbGFpbU1hcHBpbmdzLmxlbmd0aCA9PT0gMCAmJiBzb3VyY2UuZ3JvdXBNYXBwaW5ncy5sZW5ndGggPT09IDApIHJldHVybiBmYWxzZVxuICBjb25zdCBpc0luR3JvdXAgPSBzb3VyY2UuZ3JvdXBNYXBwaW5ncy5zb21lKChtYXBwZWQpID0+XG4gICAgcGVyc29uLmdyb3Vwcy5zb21lKChncm91cCkgPT4gaXNTYW1lR3JvdXAobWFwcGVkLCBncm91cCkpLFxuICApXG4gIGlmIChzb3VyY2UuZ3JvdXBNYXBwaW5ncy5sZW5ndGggPiAwICYmICFpc0luR3JvdXApIHJldHVybiBmYWxzZVxuICByZXR1cm4gc291cmNlLmNsYWltTWFwcGluZ3MuZXZlcnkoKG1hcHBpbmcpID0+IG1hdGNoZXNDbGFpbShtYXBwaW5nLCBwZXJzb24uY2xhaW1zKSlcbn1cblxuLyoqIFRoZSBncm91cHMgdGhhdCBmb2xsb3cgZnJvbSBhbGwgc291cmNlcyBvZiBhIHByb3ZpZGVyLCBlYWNoIG9uY2UuICovXG5leHBvcnQgZnVuY3Rpb24gbWF0Y2hpbmdHcm91cHMoXG4gIHNvdXJjZXM6IHJlYWRvbmx5IChTb3VyY2VNYXBwaW5nICYgeyB1c2VyR3JvdXBJZDogc3RyaW5nIH0pW10sXG4gIHBlcnNvbjogRm9yZWlnbkNsYWltcyxcbik6IHN0cmluZ1tdIHtcbiAgY29uc3QgbWF0Y2hpbmcgPSBzb3VyY2VzLmZpbHRlcigoc291cmNlKSA9PiBtYXRjaGVzU291cmNlKHNvdXJjZSwgcGVyc29uKSlcbiAgcmV0dXJuIFsuLi5uZXcgU2V0KG1hdGNoaW5nLm1hcCgoc291cmNlKSA9PiBzb3VyY2UudXNlckdyb3VwSWQpKV1cbn1cblxuLyoqIFZhbHVlcyBjb21wYXJlIGV4YWN0bHksIGFzIHRleHRzOyBvZiBhIGNsYWltIHdpdGggbWFueSB2YWx1ZXMgb25lIG11c3QgYmUgdGhlIG1hcHBlZCBvbmUuICovXG5leHBvcnQgZnVuY3Rpb24gbWF0Y2hlc0NsYWltKHsga2V5LCB2YWx1ZSwgY3N2IH06IENsYWltTWFwcGluZywgY2xhaW1zOiBGb3JlaWduQ2xhaW1zW1wiY2xhaW1zXCJdKTogYm9vbGVhbiB7XG4gIHJldHVybiB0ZXh0c09mQ2xhaW0oY2xhaW1zLCBrZXkpLnNvbWUoKHRleHQpID0+XG4gICAgY3N2ID8gdGV4dC5zcGxpdChcIixcIikuc29tZSgoZW50cnkpID0+IGVudHJ5LnRyaW0oKSA9PT0gdmFsdWUpIDogdGV4dCA9PT0gdmFsdWUsXG4gIClcbn1cblxuLyoqIFRoZSB2YWx1ZXMgb2YgYSBjbGFpbSBhcyB0ZXh0czogbm9uZSwgb25lIG9yIG1hbnkuICovXG5leHBvcnQgZnVuY3Rpb24gdGV4dHNPZkNsYWltKGNsYWltczogRm9yZWlnbkNsYWltc1tcImNsYWltc1wiXSwga2V5OiBzdHJpbmcpOiBzdHJpbmdbXSB7XG4gIHJldHVybiB0ZXh0c09mKGNsYWltT2YoY2xhaW1zLCBrZXkpKVxufVxuXG4vKiogVGhlIGNsYWltIG9mIHRoYXQgdmVyeSBuYW1lIGZpcnN0OiBuYW1lc3BhY2VkIGNsYWltcyBhcmUgYWRkcmVzc2VzIHdpdGggZG90cyBpbiB0aGVtLiAqL1xuZnVuY3Rpb24gY2xhaW1PZihjbGFpbXM6IEZvcmVpZ25DbGFpbXNbXCJjbGFpbXNcIl0sIGtleTogc3RyaW5nKTogdW5rbm93biB7XG4gIGlmIChPYmplY3QuaGFzT3duKGNsYWltcywga2V5KSkgcmV0dXJuIGNsYWltc1trZXldXG4gIHJldHVybiBrZXkuc3BsaXQoXCIuXCIpLnJlZHVjZTx1bmtub3duPigodmFsdWUsIG5hbWUpID0+IHtcbiAgICBjb25zdCBpc1JlY29yZCA9IHR5cGVvZiB2YWx1ZSA9PT0gXCJvYmplY3RcIiAmJiB2YWx1ZSAhPT0gbnVsbCAmJiAhQXJyYXkuaXNBcnJheSh2YWx1ZSlcbiAgICByZXR1cm4gaXNSZWNvcmQgJiYgT2JqZWN0Lmhhc093bih2YWx1ZSwgbmFtZSkgPyAodmFsdWUgYXMgUmVjb3JkPHN0cmluZywgdW5rbm93bj4pW25hbWVdIDogdW5kZWZpbmVkXG4gIH0sIGNsYWltcylcbn1cblxuZnVuY3Rpb24gdGV4dHNPZih2YWx1ZTogdW5rbm93bik6IHN0cmluZ1tdIHtcbiAgaWYgKEFycmF5LmlzQXJyYXkodmFsdWUpKSByZXR1cm4gdmFsdWUuZmlsdGVyKChvbmUpID0+ICFBcnJheS5pc0FycmF5KG9uZSkpLmZsYXRNYXAodGV4dHNPZilcbiAgcmV0dXJuIFtcInN0cmluZ1wiLCBcIm51bWJlclwiLCBcImJvb2xlYW5cIl0uaW5jbHVkZXModHlwZW9mIHZhbHVlKSA/IFtTdHJpbmcodmFsdWUpXSA6IFtdXG59XG5cbi8qKiBEaXN0aW5ndWlzaGVkIG5hbWVzIGFyZSB0aGUgc2FtZSBpbiB3aGF0ZXZlciBjYXNlIGFuZCBzcGFjaW5nIChSRkMgNDUxNyDCpzQuMi4xNSk7IHBsYWluIG5hbWVzIGFyZSBhcyB3cml0dGVuLiAqL1xuZnVuY3Rpb24gaXNTYW1lR3JvdXAobWFwcGVkOiBzdHJpbmcsIGdyb3VwOiBzdHJpbmcpOiBib29sZWFuIHtcbiAgaWYgKG1hcHBlZCA9PT0gZ3JvdXApIHJldHVybiB0cnVlXG4gIGNvbnN0IGlzTmFtZSA9IC9eW2Etel0rICo9L2kudGVzdChtYXBwZWQpICYmIC9eW2Etel0rICo9L2kudGVzdChncm91cClcbiAgcmV0dXJuIGlzTmFtZSAmJiBub3JtYWxpemVEbihtYXBwZWQpID09PSBub3JtYWxpemVEbihncm91cClcbn1cblxuZnVuY3Rpb24gbm9ybWFsaXplRG4oZGlzdGluZ3Vpc2hlZE5hbWU6IHN0cmluZyk6IHN0cmluZyB7XG4gIHJldHVybiBkaXN0aW5ndWlzaGVkTmFtZVxuICAgIC50b0xvd2VyQ2FzZSgpXG4gICAgLnJlcGxhY2UoL1xccyooWyw9K10pXFxzKi9nLCBcIiQxXCIpXG4gICAgLnRyaW0oKVxufVxuXG5leHBvcnQgY29uc3QgU09VUkNFX1NPUlRTID0geyBmaWVsZHM6IFtcImNyZWF0ZWRPblwiXSwgZGVmYXVsdFNvcnQ6IFwiY3JlYXRlZE9uXCIgfSBhcyBjb25zdFxuXG5leHBvcnQgY29uc3QgUFJPVklERVJfU09SVFMgPSB7IGZpZWxkczogW1wibmFtZVwiXSwgZGVmYXVsdFNvcnQ6IFwibmFtZVwiIH0gYXMgY29uc3RcbiIsCiAgICAiaW1wb3J0IHsgcHJpbnRhYmxlTGluZSB9IGZyb20gXCIuL3RleHQudHNcIlxuXG4vKiogRmFpbHVyZXMgb2YgYW4gaWRlbnRpdHkgcHJvdmlkZXIuIFRoZSBjb2RlcyBhcmUgc3RhYmxlOiB1c2VycyBxdW90ZSB0aGVtLCBhbmQgdGhlIGF1ZGl0IGxvZyBzdG9yZXMgdGhlbS4gKi9cbmV4cG9ydCBjb25zdCBQUk9WSURFUl9QUk9CTEVNUyA9IFtcbiAgLyoqIE5vIGFkZHJlc3MsIG5vIGNvbm5lY3Rpb24sIG5vIHRydXN0ZWQgY2VydGlmaWNhdGUsIG9yIG5vIGFuc3dlciBpbiB0aW1lLiAqL1xuICBcIlBST1ZJREVSX1VOUkVBQ0hBQkxFXCIsXG4gIC8qKiBBbiBhbnN3ZXIgdGhhdCBpcyBub25lIG9mIE9wZW5JRCBDb25uZWN0LCBpcyB0b28gbGFyZ2UsIG9yIGxlYWRzIHNvbWV3aGVyZSB0aGF0IG11c3Qgbm90IGJlIGRpYWxsZWQuICovXG4gIFwiUFJPVklERVJfUkVTUE9OU0VfSU5WQUxJRFwiLFxuICAvKiogSXRzIG1ldGFkYXRhIG5hbWVzIGFub3RoZXIgaXNzdWVyLiAqL1xuICBcIlBST1ZJREVSX0lTU1VFUl9NSVNNQVRDSFwiLFxuICAvKiogSXQgcmVqZWN0ZWQgdGhlIHVzZXIsIG91ciBjbGllbnQgaWQgb3Igc2VjcmV0LCBvciBhIHRva2VuLiAqL1xuICBcIlBST1ZJREVSX1JFRlVTRURcIixcbiAgLyoqIEl0cyB0b2tlbiBpcyBpbnZhbGlkOiBmb3JnZWQsIGV4cGlyZWQsIG9mIGFub3RoZXIgaXNzdWVyLCBmb3IgYW5vdGhlciBjbGllbnQsIG9yIGZvciBhbm90aGVyIHJlcXVlc3QuICovXG4gIFwiUFJPVklERVJfVE9LRU5fSU5WQUxJRFwiLFxuXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgUHJvdmlkZXJQcm9ibGVtID0gKHR5cGVvZiBQUk9WSURFUl9QUk9CTEVNUylbbnVtYmVyXVxuXG4vKiogUGFydCBvZiBpdCBpcyB0aGUgcHJvdmlkZXIncyBvd24gd29yZHMsIHdoaWNoIG1heSBiZSBlbmRsZXNzLiAqL1xuY29uc3QgTUVTU0FHRV9DSEFSQUNURVJTX01BWCA9IDMwMFxuXG5leHBvcnQgY2xhc3MgUHJvdmlkZXJGYWlsdXJlIGV4dGVuZHMgRXJyb3Ige1xuICBvdmVycmlkZSBuYW1lID0gXCJQcm92aWRlckZhaWx1cmVcIlxuICByZWFkb25seSBwcm9ibGVtOiBQcm92aWRlclByb2JsZW1cbiAgLyoqIFRoZSBwcm92aWRlcidzIGVycm9yIGNvZGUgKFJGQyA2NzQ5IMKnNS4yKSwgZS5nLiBcImludmFsaWRfZ3JhbnRcIjsgbnVsbCB3aGVuIGl0IHNlbnQgbm9uZS4gKi9cbiAgcmVhZG9ubHkgcmVhc29uOiBzdHJpbmcgfCBudWxsXG5cbiAgLyoqIEBwYXJhbSBtZXNzYWdlICBmb3IgdGhlIGFkbWluaXN0cmF0b3I6IG5hbWVzIHdoYXQgd2FzIHdyb25nLCBuZXZlciBhIHRva2VuIG9yIGEgc2VjcmV0ICovXG4gIGNvbnN0cnVjdG9yKHByb2JsZW06IFByb3ZpZGVyUHJvYmxlbSwgbWVzc2FnZTogc3RyaW5nLCByZWFzb246IHN0cmluZyB8IG51bGwgPSBudWxsKSB7XG4gICAgc3VwZXIocHJpbnRhYmxlTGluZShtZXNzYWdlLCBNRVNTQUdFX0NIQVJBQ1RFUlNfTUFYKSlcbiAgICB0aGlzLnByb2JsZW0gPSBwcm9ibGVtXG4gICAgdGhpcy5yZWFzb24gPSByZWFzb24gPT09IG51bGwgPyBudWxsIDogcHJpbnRhYmxlTGluZShyZWFzb24sIE1FU1NBR0VfQ0hBUkFDVEVSU19NQVgpXG4gIH1cbn1cbiIsCiAgICAiLyoqIElkZW50aXR5IHByb3ZpZGVyczogbGltaXRzLCBjbGFpbXMsIGFuZCBwcm9ibGVtcyBvZiB0aGUgc2lnbi1pbi4gUHVyZSBmdW5jdGlvbnMuICovXG5pbXBvcnQgeyBNU19QRVJfTUlOVVRFIH0gZnJvbSBcIi4uLy4uL2Jhc2UvY2xvY2sudHNcIlxuaW1wb3J0IHsgUFJPVklERVJfUFJPQkxFTVMgfSBmcm9tIFwiLi4vLi4vYmFzZS9wcm92aWRlci1mYWlsdXJlLnRzXCJcbmltcG9ydCB7IHByaW50YWJsZUxpbmUgfSBmcm9tIFwiLi4vLi4vYmFzZS90ZXh0LnRzXCJcbmltcG9ydCB7IHRleHRzT2ZDbGFpbSB9IGZyb20gXCIuLi9zb3VyY2VzL3J1bGVzLnRzXCJcblxuZXhwb3J0IGNvbnN0IFBST1ZJREVSX05BTUVfQ0hBUkFDVEVSU19NQVggPSA1MFxuZXhwb3J0IGNvbnN0IElTU1VFUl9DSEFSQUNURVJTX01BWCA9IDUwMFxuZXhwb3J0IGNvbnN0IENMSUVOVF9JRF9DSEFSQUNURVJTX01BWCA9IDI1NVxuZXhwb3J0IGNvbnN0IENMSUVOVF9TRUNSRVRfQ0hBUkFDVEVSU19NQVggPSA1MDBcbmV4cG9ydCBjb25zdCBTQ09QRVNfQ0hBUkFDVEVSU19NQVggPSA1MDBcbmV4cG9ydCBjb25zdCBBVURJRU5DRV9DSEFSQUNURVJTX01BWCA9IDUwMFxuZXhwb3J0IGNvbnN0IENFUlRJRklDQVRFX0NIQVJBQ1RFUlNfTUFYID0gMjBfMDAwXG4vKiogRWFjaCBpcyBhIGJ1dHRvbiBvZiB0aGUgc2lnbi1pbiBwYWdlLiAqL1xuZXhwb3J0IGNvbnN0IElERU5USVRZX1BST1ZJREVSU19NQVggPSAyMFxuXG4vKiogUmVzcG9uc2UgdGltZW91dCBvZiBhIHByb3ZpZGVyOiBhIHVzZXIgaXMgd2FpdGluZyBmb3IgaXQuICovXG5leHBvcnQgY29uc3QgUFJPVklERVJfVElNRU9VVF9NUyA9IDEwXzAwMFxuLyoqIEZyb20gb3VyIHNpZ24taW4gcGFnZSB0byB0aGUgcHJvdmlkZXIgYW5kIGJhY2s6IHRpbWUgdG8gZmluZCBhIHRlbGVwaG9uZSB0aGVyZS4gKi9cbmV4cG9ydCBjb25zdCBBVVRIT1JJWkFUSU9OX1JFUVVFU1RfTVMgPSAxMCAqIE1TX1BFUl9NSU5VVEVcbi8qKiBIb3cgbG9uZyBhIHJpZ2h0IHRoYXQgd2FzIHRha2VuIGF3YXkgYXQgYSBwcm92aWRlciBtYXkgbGl2ZSBvbiBoZXJlLiAqL1xuZXhwb3J0IGNvbnN0IFBST1ZJREVSX1JFQ0hFQ0tfTVMgPSA1ICogTVNfUEVSX01JTlVURVxuXG4vKiogUkZDIDc2MzYgwqc0LjEgYWxsb3dzIDQzIHRvIDEyODsgc3BlY2lmaWNhdGlvbiDCpzkgcmVxdWlyZXMgOTYuICovXG5leHBvcnQgY29uc3QgQ09ERV9WRVJJRklFUl9DSEFSQUNURVJTID0gOTZcbmV4cG9ydCBjb25zdCBTVEFURV9DSEFSQUNURVJTID0gMzJcbmV4cG9ydCBjb25zdCBOT05DRV9DSEFSQUNURVJTID0gMzJcbi8qKiBPcGVuSUQgQ29ubmVjdCBDb3JlIMKnMi4gKi9cbmV4cG9ydCBjb25zdCBTVUJKRUNUX0NIQVJBQ1RFUlNfTUFYID0gMjU1XG4vKiogV2hhdCBjbGllbnRzIGJyaW5nOiBhIGNvZGUgaXMgYXMgbG9uZyBhcyBpdHMgcHJvdmlkZXIgbGlrZXMuICovXG5leHBvcnQgY29uc3QgQ09ERV9DSEFSQUNURVJTX01BWCA9IDQwMDBcbmV4cG9ydCBjb25zdCBDT0RFX1ZFUklGSUVSX0NIQVJBQ1RFUlNfTUlOID0gNDNcbmV4cG9ydCBjb25zdCBDT0RFX1ZFUklGSUVSX0NIQVJBQ1RFUlNfTUFYID0gMTI4XG5leHBvcnQgY29uc3QgUkVESVJFQ1RfVVJJX0NIQVJBQ1RFUlNfTUFYID0gMTAwMFxuXG5leHBvcnQgY29uc3QgQ0xJRU5UX0FVVEhFTlRJQ0FUSU9OUyA9IFtcIkNMSUVOVF9TRUNSRVRfQkFTSUNcIiwgXCJDTElFTlRfU0VDUkVUX1BPU1RcIl0gYXMgY29uc3RcblxuLyoqIFN0YWJsZSBjb2RlcyBmb3IgYSBzaWduLWluIHRoYXQgYSBwcm92aWRlciBoYXMgdG8gZG8gd2l0aCBhbmQgdGhhdCBkaWQgbm90IHN1Y2NlZWQ7IGVhY2ggaGFzIGEgdGV4dC4gKi9cbmV4cG9ydCBjb25zdCBTSUdOX0lOX1BST0JMRU1TID0gW1xuICAuLi5QUk9WSURFUl9QUk9CTEVNUyxcbiAgLyoqIFRoZSB3YXkgYmFjayB3YXMgd2Fsa2VkIHR3aWNlLCB0b28gbGF0ZSwgb3IgaW4gYW5vdGhlciBicm93c2VyIHRoYW4gdGhlIHdheSB0aGVyZS4gKi9cbiAgXCJQUk9WSURFUl9SRVFVRVNUX1VOS05PV05cIixcbiAgLyoqIE5vIHNvdXJjZSBhY2NlcHRzIHRoZSB1c2VyLCBvciB0aGUgdXNlciBpcyBsb2NrZWQgaGVyZS4gKi9cbiAgXCJQUk9WSURFUl9VU0VSX05PVF9BTExPV0VEXCIsXG4gIC8qKiBUaGUgcHJvdmlkZXIgZGlkIG5vdCBhdXRoZW50aWNhdGUgdGhlIHVzZXIgYWdhaW4gYXMgcmVxdWVzdGVkLCBvciByZXR1cm5zIG5vIHRpbWUgb2YgYXV0aGVudGljYXRpb24uICovXG4gIFwiUFJPVklERVJfQVVUSEVOVElDQVRJT05fU1RBTEVcIixcbiAgLyoqIFRoZSB1c2VyIGF1dGhlbnRpY2F0ZWQgYXQgdGhlIHByb3ZpZGVyIGRpZmZlcnMgZnJvbSB0aGUgc2lnbmVkLWluIHVzZXIuICovXG4gIFwiUFJPVklERVJfVVNFUl9NSVNNQVRDSFwiLFxuXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgU2lnbkluUHJvYmxlbSA9ICh0eXBlb2YgU0lHTl9JTl9QUk9CTEVNUylbbnVtYmVyXVxuXG4vKipcbiAqIFdhcyB0aGUgdXNlciBhdXRoZW50aWNhdGVkIGF0IHRoZSBwcm92aWRlciBhZnRlciB0aGUgcmVkaXJlY3QgdG8gaXQ/XG4gKlxuICogQHBhcmFtIGF1dGhUaW1lICBlcG9jaCBzZWNvbmRzIG9uIHRoZSBwcm92aWRlcidzIGNsb2NrLCBudWxsIHdoZW4gbWlzc2luZ1xuICogQHBhcmFtIHNrZXdNcyAgICBhbGxvd2VkIGRpZmZlcmVuY2UgYmV0d2VlbiB0aGF0IGNsb2NrIGFuZCBvdXJzXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpc0F1dGhlbnRpY2F0ZWRTaW5jZShcbiAgYXV0aFRpbWU6IG51bWJlciB8IG51bGwsXG4gIHNlbnRPbjogRGF0ZSxcbiAgbm93OiBEYXRlLFxuICBza2V3TXM6IG51bWJlcixcbik6IGJvb2xlYW4ge1xuICBpZiAoYXV0aFRpbWUgPT09IG51bGwpIHJldHVybiBmYWxzZVxuICBjb25zdCBwcm92ZWRNcyA9IGF1dGhUaW1lICogMTAwMFxuICByZXR1cm4gcHJvdmVkTXMgPj0gc2VudE9uLmdldFRpbWUoKSAtIHNrZXdNcyAmJiBwcm92ZWRNcyA8PSBub3cuZ2V0VGltZSgpICsgc2tld01zXG59XG5cbi8qKiBUaW1lIG9mIHRoZSBhdXRoZW50aWNhdGlvbiBhdCB0aGUgcHJvdmlkZXI6IGl0cyBhdXRoX3RpbWUgY2xhaW0sIG90aGVyd2lzZSBub3cuICovXG5leHBvcnQgZnVuY3Rpb24gYXV0aGVudGljYXRpb25UaW1lT2YoYXV0aFRpbWU6IG51bWJlciB8IG51bGwsIG5vdzogRGF0ZSk6IERhdGUge1xuICByZXR1cm4gYXV0aFRpbWUgPT09IG51bGwgPyBub3cgOiBuZXcgRGF0ZShNYXRoLm1pbihhdXRoVGltZSAqIDEwMDAsIG5vdy5nZXRUaW1lKCkpKVxufVxuXG4vKiogQ2xhaW0gbmFtZXMgb2YgYSBwcm92aWRlcjsgbmVzdGVkIGNsYWltcyB3aXRoIGRvdHMuICovXG5leHBvcnQgaW50ZXJmYWNlIENsYWltTmFtZXMge1xuICB1c2VybmFtZTogc3RyaW5nXG4gIGZpcnN0bmFtZTogc3RyaW5nXG4gIHN1cm5hbWU6IHN0cmluZ1xuICBlbWFpbDogc3RyaW5nXG4gIGdyb3Vwczogc3RyaW5nXG59XG5cbmV4cG9ydCBjb25zdCBDTEFJTV9OQU1FU19ERUZBVUxUOiBDbGFpbU5hbWVzID0ge1xuICB1c2VybmFtZTogXCJwcmVmZXJyZWRfdXNlcm5hbWVcIixcbiAgZmlyc3RuYW1lOiBcImdpdmVuX25hbWVcIixcbiAgc3VybmFtZTogXCJmYW1pbHlfbmFtZVwiLFxuICBlbWFpbDogXCJlbWFpbFwiLFxuICBncm91cHM6IFwiZ3JvdXBzXCIsXG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgQ2xhaW1lZFVzZXIge1xuICB1c2VybmFtZTogc3RyaW5nXG4gIGZpcnN0bmFtZTogc3RyaW5nXG4gIHN1cm5hbWU6IHN0cmluZ1xuICAvKiogQXMgY2xhaW1lZDsgZW1wdHkgd2hlbiB0aGUgcHJvdmlkZXIgcmVwb3J0cyBpdCBhcyBub3QgdmVyaWZpZWQuICovXG4gIGVtYWlsOiBzdHJpbmdcbiAgZ3JvdXBzOiBzdHJpbmdbXVxufVxuXG4vKiogVGhlIHVzZXIgdGhhdCBjbGFpbXMgZGVzY3JpYmUuIFRoZSB1c2VyIG5hbWUgZGVmYXVsdHMgdG8gdGhlIGUtbWFpbCBhZGRyZXNzLCB0aGVuIHRvIHRoZSBzdWJqZWN0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRvQ2xhaW1lZFVzZXIoXG4gIGNsYWltczogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgdW5rbm93bj4+LFxuICBzdWJqZWN0OiBzdHJpbmcsXG4gIG5hbWVzOiBDbGFpbU5hbWVzLFxuKTogQ2xhaW1lZFVzZXIge1xuICBjb25zdCBmaXJzdCA9IChuYW1lOiBzdHJpbmcpID0+IHRvUHJpbnRhYmxlKHRleHRzT2ZDbGFpbShjbGFpbXMsIG5hbWUpWzBdID8/IFwiXCIpXG4gIGNvbnN0IGVtYWlsID0gY2xhaW1zLmVtYWlsX3ZlcmlmaWVkID09PSBmYWxzZSB8fCBjbGFpbXMuZW1haWxfdmVyaWZpZWQgPT09IFwiZmFsc2VcIiA/IFwiXCIgOiBmaXJzdChuYW1lcy5lbWFpbClcbiAgcmV0dXJuIHtcbiAgICB1c2VybmFtZTogZmlyc3QobmFtZXMudXNlcm5hbWUpIHx8IGVtYWlsIHx8IHRvUHJpbnRhYmxlKHN1YmplY3QpLFxuICAgIGZpcnN0bmFtZTogZmlyc3QobmFtZXMuZmlyc3RuYW1lKSxcbiAgICBzdXJuYW1lOiBmaXJzdChuYW1lcy5zdXJuYW1lKSxcbiAgICBlbWFpbCxcbiAgICBncm91cHM6IHRleHRzT2ZDbGFpbShjbGFpbXMsIG5hbWVzLmdyb3VwcyksXG4gIH1cbn1cblxuLyoqIExvbmdlciB0aGFuIGFueSBuYW1lOyBzdG9yZWQgdmFsdWVzIGFyZSBmdXJ0aGVyIGxpbWl0ZWQgYnkgdGhlaXIgY29sdW1uLiAqL1xuY29uc3QgQ0xBSU1fQ0hBUkFDVEVSU19NQVggPSAxMDAwXG5cbi8qKiBOYW1lcyBzdGFuZCBpbiBsaXN0cywgbG9ncyBhbmQgbWFpbCBoZWFkZXJzLiAqL1xuZnVuY3Rpb24gdG9QcmludGFibGUodGV4dDogc3RyaW5nKTogc3RyaW5nIHtcbiAgcmV0dXJuIHByaW50YWJsZUxpbmUodGV4dCwgQ0xBSU1fQ0hBUkFDVEVSU19NQVgpXG59XG5cbi8qKlxuICogTWF5IHRoaXMgYmUgYW4gaXNzdWVyPyBIVFRQUywgd2l0aG91dCBxdWVyeSBhbmQgZnJhZ21lbnQgKE9wZW5JRCBDb25uZWN0IENvcmUgwqcyKTsgb24gdGhpcyB2ZXJ5IGhvc3QgYWxzbyBIVFRQLCB3aGVyZVxuICogdGhhdCBpcyBzd2l0Y2hlZCBvbi5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlzSXNzdWVyKHRleHQ6IHN0cmluZywgYWxsb3dMb29wYmFjazogYm9vbGVhbik6IGJvb2xlYW4ge1xuICBpZiAoIVVSTC5jYW5QYXJzZSh0ZXh0KSkgcmV0dXJuIGZhbHNlXG4gIGNvbnN0IHsgcHJvdG9jb2wsIGhvc3RuYW1lLCB1c2VybmFtZSwgc2VhcmNoLCBoYXNoIH0gPSBuZXcgVVJMKHRleHQpXG4gIGlmICh1c2VybmFtZSAhPT0gXCJcIiB8fCBzZWFyY2ggIT09IFwiXCIgfHwgaGFzaCAhPT0gXCJcIiB8fCAvWz8jXFxzXS8udGVzdCh0ZXh0KSkgcmV0dXJuIGZhbHNlXG4gIGlmIChwcm90b2NvbCA9PT0gXCJodHRwczpcIikgcmV0dXJuIHRydWVcbiAgcmV0dXJuIGFsbG93TG9vcGJhY2sgJiYgcHJvdG9jb2wgPT09IFwiaHR0cDpcIiAmJiAvXihsb2NhbGhvc3R8MTI3XFwuXFxkK1xcLlxcZCtcXC5cXGQrKSQvLnRlc3QoaG9zdG5hbWUpXG59XG5cbi8qKiBBbiBhZGRyZXNzIHRoYXQgc3RheXMgYXMgaXQgaXMgd2hlbiBpdCBpcyByZWFkOiB3aGF0IGEgcHJvdmlkZXIgY29tcGFyZXMgY2hhcmFjdGVyIGJ5IGNoYXJhY3Rlci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpc1JlZGlyZWN0VXJpKHRleHQ6IHN0cmluZyk6IGJvb2xlYW4ge1xuICBpZiAoIVVSTC5jYW5QYXJzZSh0ZXh0KSkgcmV0dXJuIGZhbHNlXG4gIGNvbnN0IHsgaHJlZiwgcHJvdG9jb2wgfSA9IG5ldyBVUkwodGV4dClcbiAgcmV0dXJuIGhyZWYgPT09IHRleHQgJiYgIS9bPyNdLy50ZXN0KHRleHQpICYmICEvXihqYXZhc2NyaXB0fGRhdGEpOi8udGVzdChwcm90b2NvbClcbn1cblxuLyoqIFdoZXJlIGEgcHJvdmlkZXIgcHVibGlzaGVzIHdoYXQgaXQgaXMgKE9wZW5JRCBDb25uZWN0IERpc2NvdmVyeSDCpzQpLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRpc2NvdmVyeVVybE9mKGlzc3Vlcjogc3RyaW5nKTogc3RyaW5nIHtcbiAgcmV0dXJuIGAke2lzc3Vlci5yZXBsYWNlKC9cXC8kLywgXCJcIil9Ly53ZWxsLWtub3duL29wZW5pZC1jb25maWd1cmF0aW9uYFxufVxuIiwKICAgICIvKiogSWRlbnRpdHkgcHJvdmlkZXJzIGFzIGNhbGxzOiBob3cgdGhleSBhcmUgcmVhY2hlZCwgYW5kIHdoYXQgYSBjbGllbnQgbmVlZHMgdG8gc2lnbiBpbiB0aHJvdWdoIG9uZS4gKi9cbmltcG9ydCB7IHogfSBmcm9tIFwiem9kL21pbmlcIlxuaW1wb3J0IHsgZGVmaW5lUGFydGlhbFVwZGF0ZSwgdHlwZSBQYXJ0aWFsSW5wdXQgfSBmcm9tIFwiLi4vLi4vYmFzZS9wYXJ0aWFsLXVwZGF0ZS50c1wiXG5pbXBvcnQgeyBpZCwgaW5zdGFudCwgbmFtZWRTY2hlbWEsIG9wdGlvbmFsVGV4dCwgcmVxdWlyZWRUZXh0IH0gZnJvbSBcIi4uLy4uL2Jhc2Uvc2NoZW1hLnRzXCJcbmltcG9ydCB7IGRlbCwgZ2V0LCBwb3N0LCBwdXQgfSBmcm9tIFwiLi4vLi4vaHR0cC9lbmRwb2ludC50c1wiXG5pbXBvcnQgeyBDTEFJTV9LRVlfQ0hBUkFDVEVSU19NQVggfSBmcm9tIFwiLi4vc291cmNlcy9ydWxlcy50c1wiXG5pbXBvcnQge1xuICBBVURJRU5DRV9DSEFSQUNURVJTX01BWCxcbiAgQ0VSVElGSUNBVEVfQ0hBUkFDVEVSU19NQVgsXG4gIENMQUlNX05BTUVTX0RFRkFVTFQsXG4gIENMSUVOVF9BVVRIRU5USUNBVElPTlMsXG4gIENMSUVOVF9JRF9DSEFSQUNURVJTX01BWCxcbiAgQ0xJRU5UX1NFQ1JFVF9DSEFSQUNURVJTX01BWCxcbiAgQ09ERV9DSEFSQUNURVJTX01BWCxcbiAgQ09ERV9WRVJJRklFUl9DSEFSQUNURVJTX01BWCxcbiAgQ09ERV9WRVJJRklFUl9DSEFSQUNURVJTX01JTixcbiAgSVNTVUVSX0NIQVJBQ1RFUlNfTUFYLFxuICBpc1JlZGlyZWN0VXJpLFxuICBQUk9WSURFUl9OQU1FX0NIQVJBQ1RFUlNfTUFYLFxuICBSRURJUkVDVF9VUklfQ0hBUkFDVEVSU19NQVgsXG4gIFNDT1BFU19DSEFSQUNURVJTX01BWCxcbn0gZnJvbSBcIi4vcnVsZXMudHNcIlxuXG5jb25zdCBjbGFpbU5hbWVzID0gei5vYmplY3Qoe1xuICB1c2VybmFtZTogei5zdHJpbmcoKSxcbiAgZmlyc3RuYW1lOiB6LnN0cmluZygpLFxuICBzdXJuYW1lOiB6LnN0cmluZygpLFxuICBlbWFpbDogei5zdHJpbmcoKSxcbiAgZ3JvdXBzOiB6LnN0cmluZygpLFxufSlcblxuZXhwb3J0IGNvbnN0IGlkZW50aXR5UHJvdmlkZXIgPSBuYW1lZFNjaGVtYShcbiAgXCJJZGVudGl0eVByb3ZpZGVyXCIsXG4gIHoub2JqZWN0KHtcbiAgICBpZCxcbiAgICBuYW1lOiB6LnN0cmluZygpLFxuICAgIGlzc3Vlcjogei5zdHJpbmcoKSxcbiAgICBjbGllbnRJZDogei5zdHJpbmcoKSxcbiAgICAvKiogVGhlIHNlY3JldCBpdHNlbGYgaXMgbmV2ZXIgYW5zd2VyZWQuICovXG4gICAgaGFzQ2xpZW50U2VjcmV0OiB6LmJvb2xlYW4oKSxcbiAgICBjbGllbnRBdXRoZW50aWNhdGlvbjogei5lbnVtKENMSUVOVF9BVVRIRU5USUNBVElPTlMpLFxuICAgIHNjb3Blczogei5zdHJpbmcoKSxcbiAgICBhdWRpZW5jZTogei5zdHJpbmcoKSxcbiAgICBjbGFpbXM6IGNsYWltTmFtZXMsXG4gICAgY2FDZXJ0aWZpY2F0ZTogei5zdHJpbmcoKSxcbiAgICBlbmFibGVkOiB6LmJvb2xlYW4oKSxcbiAgICBjcmVhdGVkT246IGluc3RhbnQsXG4gICAgdmVyc2lvbjogei5pbnQoKSxcbiAgfSksXG4pXG5leHBvcnQgdHlwZSBJZGVudGl0eVByb3ZpZGVyID0gei5pbmZlcjx0eXBlb2YgaWRlbnRpdHlQcm92aWRlcj5cblxuY29uc3QgY2xhaW1OYW1lID0gKG5hbWU6IGtleW9mIHR5cGVvZiBDTEFJTV9OQU1FU19ERUZBVUxUKSA9PlxuICB6Ll9kZWZhdWx0KHJlcXVpcmVkVGV4dChDTEFJTV9LRVlfQ0hBUkFDVEVSU19NQVgpLCBDTEFJTV9OQU1FU19ERUZBVUxUW25hbWVdKVxuXG4vKiogU2NvcGUgbmFtZXMgb2YgUkZDIDY3NDkgwqczLjM7IHdpdGhvdXQgXCJvcGVuaWRcIiB0aGVyZSBpcyBubyBJRCB0b2tlbi4gKi9cbmNvbnN0IFNDT1BFUyA9IC9eKD89KC4qICk/b3BlbmlkKCB8JCkpWyEjLVtcXF0tfl0rKCBbISMtW1xcXS1+XSspKiQvXG5cbmV4cG9ydCBjb25zdCBzYXZlSWRlbnRpdHlQcm92aWRlciA9IHouc3RyaWN0T2JqZWN0KHtcbiAgbmFtZTogcmVxdWlyZWRUZXh0KFBST1ZJREVSX05BTUVfQ0hBUkFDVEVSU19NQVgpLmNoZWNrKFxuICAgIHoucmVmaW5lKCh0ZXh0KSA9PiAhL1xccHtDY30vdS50ZXN0KHRleHQpLCBcInZhbGlkYXRpb24uaW52YWxpZFwiKSxcbiAgKSxcbiAgLyoqIEV4YWN0bHkgYXMgaW4gdGhlIHByb3ZpZGVyJ3MgbWV0YWRhdGE7IHdoaWxlIHRoZSBwcm92aWRlciBoYXMgdXNlcnMsIGEgY2hhbmdlIHJlcXVpcmVzIGEgY29uZmlybWF0aW9uLiAqL1xuICBpc3N1ZXI6IHJlcXVpcmVkVGV4dChJU1NVRVJfQ0hBUkFDVEVSU19NQVgpLFxuICBjbGllbnRJZDogcmVxdWlyZWRUZXh0KENMSUVOVF9JRF9DSEFSQUNURVJTX01BWCksXG4gIC8qKiBCbGFuayBrZWVwcyB0aGUgc3RvcmVkIHNlY3JldC4gKi9cbiAgY2xpZW50U2VjcmV0OiBvcHRpb25hbFRleHQoQ0xJRU5UX1NFQ1JFVF9DSEFSQUNURVJTX01BWCksXG4gIGNsaWVudEF1dGhlbnRpY2F0aW9uOiB6Ll9kZWZhdWx0KFxuICAgIHouZW51bShDTElFTlRfQVVUSEVOVElDQVRJT05TLCBcInZhbGlkYXRpb24uY2hvaWNlXCIpLFxuICAgIFwiQ0xJRU5UX1NFQ1JFVF9CQVNJQ1wiLFxuICApLFxuICBzY29wZXM6IHouX2RlZmF1bHQoXG4gICAgcmVxdWlyZWRUZXh0KFNDT1BFU19DSEFSQUNURVJTX01BWCkuY2hlY2soei5yZWdleChTQ09QRVMsIFwidmFsaWRhdGlvbi5zY29wZXNcIikpLFxuICAgIFwib3BlbmlkIHByb2ZpbGUgZW1haWxcIixcbiAgKSxcbiAgYXVkaWVuY2U6IG9wdGlvbmFsVGV4dChBVURJRU5DRV9DSEFSQUNURVJTX01BWCksXG4gIGNsYWltczogei5fZGVmYXVsdChcbiAgICB6LnN0cmljdE9iamVjdCh7XG4gICAgICB1c2VybmFtZTogY2xhaW1OYW1lKFwidXNlcm5hbWVcIiksXG4gICAgICBmaXJzdG5hbWU6IGNsYWltTmFtZShcImZpcnN0bmFtZVwiKSxcbiAgICAgIHN1cm5hbWU6IGNsYWltTmFtZShcInN1cm5hbWVcIiksXG4gICAgICBlbWFpbDogY2xhaW1OYW1lKFwiZW1haWxcIiksXG4gICAgICBncm91cHM6IGNsYWltTmFtZShcImdyb3Vwc1wiKSxcbiAgICB9KSxcbiAgICBDTEFJTV9OQU1FU19ERUZBVUxULFxuICApLFxuICAvKiogUEVNIG9mIHRoZSBhdXRob3JpdGllcyB0aGF0IGl0cyBjZXJ0aWZpY2F0ZSBtYXkgYmUgZnJvbSwgaW5zdGVhZCBvZiB0aGUgdXN1YWwgb25lcy4gKi9cbiAgY2FDZXJ0aWZpY2F0ZTogb3B0aW9uYWxUZXh0KENFUlRJRklDQVRFX0NIQVJBQ1RFUlNfTUFYKSxcbiAgZW5hYmxlZDogei5fZGVmYXVsdCh6LmJvb2xlYW4oKSwgZmFsc2UpLFxuICAvKiogVGhlIGlzc3VlciBtYXkgY2hhbmdlIGFsdGhvdWdoIHVzZXJzIGNvbWUgZnJvbSB0aGUgcHJvdmlkZXI7IHRoZWlyIHNpZ24taW5zIGVuZC4gKi9cbiAgY29uZmlybUFkZHJlc3NDaGFuZ2U6IHouX2RlZmF1bHQoei5ib29sZWFuKFwidmFsaWRhdGlvbi5pbnZhbGlkXCIpLCBmYWxzZSksXG4gIC8qKiBUaGUgdmVyc2lvbiB0aGF0IHdhcyByZWFkOyBhbm90aGVyIHN0b3JlZCB2ZXJzaW9uIGlzIGEgY29uY3VycmVudCBjaGFuZ2UuICovXG4gIHZlcnNpb246IHoub3B0aW9uYWwoei5pbnQoKSksXG59KVxuZXhwb3J0IHR5cGUgU2F2ZUlkZW50aXR5UHJvdmlkZXIgPSB6Lm91dHB1dDx0eXBlb2Ygc2F2ZUlkZW50aXR5UHJvdmlkZXI+XG4vKiogVGhlIHN0b3JlZCBmaWVsZHMgb2YgYSBwcm92aWRlci4gKi9cbmV4cG9ydCB0eXBlIFByb3ZpZGVyRmllbGRzID0gT21pdDxTYXZlSWRlbnRpdHlQcm92aWRlciwgXCJ2ZXJzaW9uXCIgfCBcImNvbmZpcm1BZGRyZXNzQ2hhbmdlXCI+XG5leHBvcnQgY29uc3QgaWRlbnRpdHlQcm92aWRlckNoYW5nZXMgPSBkZWZpbmVQYXJ0aWFsVXBkYXRlKHNhdmVJZGVudGl0eVByb3ZpZGVyLCB7XG4gIHNlY3JldHM6IFtcImNsaWVudFNlY3JldFwiXSxcbiAgY29tbWFuZHM6IFtcImNvbmZpcm1BZGRyZXNzQ2hhbmdlXCJdLFxufSlcbmV4cG9ydCB0eXBlIElkZW50aXR5UHJvdmlkZXJDaGFuZ2UgPSBQYXJ0aWFsSW5wdXQ8dHlwZW9mIHNhdmVJZGVudGl0eVByb3ZpZGVyLCBcImNsaWVudFNlY3JldFwiPlxuXG5leHBvcnQgY29uc3QgcHJvdmlkZXJDaGVjayA9IHoub2JqZWN0KHtcbiAgLyoqIE51bGw6IGl0IGNhbiBiZSB1c2VkLiAqL1xuICBwcm9ibGVtOiB6Lm51bGxhYmxlKHouc3RyaW5nKCkpLFxuICAvKiogV2hhdCBleGFjdGx5IGlzIHdyb25nLCBmb3IgdGhlIGFkbWluaXN0cmF0b3I7IGVtcHR5IHdpdGhvdXQgYSBwcm9ibGVtLiAqL1xuICBkZXRhaWw6IHouc3RyaW5nKCksXG4gIC8qKiBOdWxsIHdoZW4gdGhlIHByb3ZpZGVyIGNvdWxkIG5vdCBiZSBxdWVyaWVkLiAqL1xuICBlbmRwb2ludHM6IHoubnVsbGFibGUoXG4gICAgei5vYmplY3Qoe1xuICAgICAgaXNzdWVyOiB6LnN0cmluZygpLFxuICAgICAgYXV0aG9yaXphdGlvbkVuZHBvaW50OiB6LnN0cmluZygpLFxuICAgICAgdG9rZW5FbmRwb2ludDogei5zdHJpbmcoKSxcbiAgICAgIHVzZXJpbmZvRW5kcG9pbnQ6IHoubnVsbGFibGUoei5zdHJpbmcoKSksXG4gICAgICBlbmRTZXNzaW9uRW5kcG9pbnQ6IHoubnVsbGFibGUoei5zdHJpbmcoKSksXG4gICAgICByZXZvY2F0aW9uRW5kcG9pbnQ6IHoubnVsbGFibGUoei5zdHJpbmcoKSksXG4gICAgICAvKiogVGhlIHByb3ZpZGVyJ3MgbWV0YWRhdGEgbGlzdHMgdGhlIFMyNTYgY2hhbGxlbmdlIG1ldGhvZC4gKi9cbiAgICAgIHN1cHBvcnRzUGtjZTogei5ib29sZWFuKCksXG4gICAgfSksXG4gICksXG4gIC8qKiBXaGV0aGVyIHRoZSBwcm92aWRlciBhY2NlcHRzIHRoZSBjbGllbnQncyBzZWNyZXQ7IG51bGwgd2l0aG91dCBhIHNlY3JldCwgb3Igd2hlbiBpdHMgYW5zd2VyIGRvZXMgbm90IHRlbGwuICovXG4gIGlzQ2xpZW50QWNjZXB0ZWQ6IHoubnVsbGFibGUoei5ib29sZWFuKCkpLFxuICAvKiogVG8gYmUgcmVnaXN0ZXJlZCBhdCB0aGUgcHJvdmlkZXIsIGV4YWN0bHkgc28uICovXG4gIHJlZGlyZWN0VXJpOiB6LnN0cmluZygpLFxuICBwb3N0TG9nb3V0UmVkaXJlY3RVcmk6IHouc3RyaW5nKCksXG59KVxuZXhwb3J0IHR5cGUgUHJvdmlkZXJDaGVjayA9IHouaW5mZXI8dHlwZW9mIHByb3ZpZGVyQ2hlY2s+XG5cbmV4cG9ydCBjb25zdCBmZWRlcmF0ZWRTaWduSW4gPSB6LnN0cmljdE9iamVjdCh7XG4gIC8qKiBUaGUgcHJvdmlkZXIncyBpZCwgb25lIG9mIGBmZWRlcmF0ZWRMb2dpbnNgLiAqL1xuICB0b2tlbl9wcm92aWRlcjogaWQsXG4gIGF1dGhvcml6YXRpb25fY29kZTogcmVxdWlyZWRUZXh0KENPREVfQ0hBUkFDVEVSU19NQVgpLFxuICBjb2RlX3ZlcmlmaWVyOiB6XG4gICAgLnN0cmluZyhcInZhbGlkYXRpb24ucmVxdWlyZWRcIilcbiAgICAuY2hlY2soXG4gICAgICB6Lm1pbkxlbmd0aChDT0RFX1ZFUklGSUVSX0NIQVJBQ1RFUlNfTUlOLCBgdmFsaWRhdGlvbi5taW58JHtDT0RFX1ZFUklGSUVSX0NIQVJBQ1RFUlNfTUlOfWApLFxuICAgICAgei5tYXhMZW5ndGgoQ09ERV9WRVJJRklFUl9DSEFSQUNURVJTX01BWCwgYHZhbGlkYXRpb24ubWF4fCR7Q09ERV9WRVJJRklFUl9DSEFSQUNURVJTX01BWH1gKSxcbiAgICAgIHoucmVnZXgoL15bQS1aYS16MC05Ll9+LV0rJC8sIFwidmFsaWRhdGlvbi5pbnZhbGlkXCIpLFxuICAgICksXG4gIHJlZGlyZWN0X3VyaTogcmVxdWlyZWRUZXh0KFJFRElSRUNUX1VSSV9DSEFSQUNURVJTX01BWCkuY2hlY2soXG4gICAgei5yZWZpbmUoaXNSZWRpcmVjdFVyaSwgXCJ2YWxpZGF0aW9uLmludmFsaWRcIiksXG4gICksXG4gIC8qKiBXaGVuIHRoZSBjbGllbnQgc2VudCBvbmUgdG8gdGhlIHByb3ZpZGVyLiAqL1xuICBub25jZTogei5vcHRpb25hbChyZXF1aXJlZFRleHQoQ09ERV9WRVJJRklFUl9DSEFSQUNURVJTX01BWCkpLFxufSlcbmV4cG9ydCB0eXBlIEZlZGVyYXRlZFNpZ25JbiA9IHoub3V0cHV0PHR5cGVvZiBmZWRlcmF0ZWRTaWduSW4+XG5cbi8qKiBObyBhdXRob3JpdHkgY292ZXJzIGl0OiBhIHByb3ZpZGVyIGRlY2lkZXMgd2hvIGNhbiBzaWduIGluLiAqL1xuY29uc3QgQ0hBTkdFX0dBVEUgPSBcInN1cGVydXNlclwiXG5cbmV4cG9ydCBjb25zdCBpZGVudGl0eVByb3ZpZGVyRW5kcG9pbnRzID0ge1xuICBjcmVhdGVJZGVudGl0eVByb3ZpZGVyOiBwb3N0KFwiL2lkZW50aXR5cHJvdmlkZXJzXCIsIHtcbiAgICBzdW1tYXJ5OiBcIkFkZHMgYW4gaWRlbnRpdHkgcHJvdmlkZXJcIixcbiAgICBhdXRoOiBDSEFOR0VfR0FURSxcbiAgICBib2R5OiBzYXZlSWRlbnRpdHlQcm92aWRlcixcbiAgICByZXNwb25zZTogaWRlbnRpdHlQcm92aWRlcixcbiAgICBzdGF0dXM6IDIwMSxcbiAgICByZWZ1c2VzOiBbXCJDT05GTElDVFwiXSxcbiAgfSksXG4gIGdldElkZW50aXR5UHJvdmlkZXI6IGdldChcIi9pZGVudGl0eXByb3ZpZGVycy86aWRlbnRpdHlQcm92aWRlcklkXCIsIHtcbiAgICBzdW1tYXJ5OiBcIk9uZSBpZGVudGl0eSBwcm92aWRlciwgd2l0aG91dCBpdHMgc2VjcmV0XCIsXG4gICAgYXV0aDogQ0hBTkdFX0dBVEUsXG4gICAgcmVzcG9uc2U6IGlkZW50aXR5UHJvdmlkZXIsXG4gIH0pLFxuICB1cGRhdGVJZGVudGl0eVByb3ZpZGVyOiBwdXQoXCIvaWRlbnRpdHlwcm92aWRlcnMvOmlkZW50aXR5UHJvdmlkZXJJZFwiLCB7XG4gICAgc3VtbWFyeTpcbiAgICAgIFwiQ2hhbmdlcyBhbiBpZGVudGl0eSBwcm92aWRlcjsgc3dpdGNoaW5nIGl0IG9mZiwgb3IgYW5vdGhlciBpc3N1ZXIsIGVuZHMgdGhlIHNpZ24taW5zIHRoYXQgY2FtZSBmcm9tIGl0XCIsXG4gICAgYXV0aDogQ0hBTkdFX0dBVEUsXG4gICAgYm9keTogaWRlbnRpdHlQcm92aWRlckNoYW5nZXMuc2NoZW1hLFxuICAgIHJlc3BvbnNlOiBpZGVudGl0eVByb3ZpZGVyLFxuICAgIHJlZnVzZXM6IFtcIkNPTkZMSUNUXCJdLFxuICB9KSxcbiAgZGVsZXRlSWRlbnRpdHlQcm92aWRlcjogZGVsKFwiL2lkZW50aXR5cHJvdmlkZXJzLzppZGVudGl0eVByb3ZpZGVySWRcIiwge1xuICAgIHN1bW1hcnk6IFwiRGVsZXRlcyBhbiBpZGVudGl0eSBwcm92aWRlciB0aGF0IG5laXRoZXIgc291cmNlcyBub3IgdXNlcnMgbmFtZVwiLFxuICAgIGF1dGg6IENIQU5HRV9HQVRFLFxuICAgIHJlZnVzZXM6IFtcIkNPTkZMSUNUXCJdLFxuICB9KSxcbiAgY2hlY2tJZGVudGl0eVByb3ZpZGVyOiBwb3N0KFwiL2lkZW50aXR5cHJvdmlkZXJzLzppZGVudGl0eVByb3ZpZGVySWQvY2hlY2tcIiwge1xuICAgIHN1bW1hcnk6IFwiVGVzdHMgYW4gaWRlbnRpdHkgcHJvdmlkZXIncyBjb25maWd1cmF0aW9uIGFuZCByZXBvcnRzIHByb2JsZW1zXCIsXG4gICAgYXV0aDogQ0hBTkdFX0dBVEUsXG4gICAgcmVzcG9uc2U6IHByb3ZpZGVyQ2hlY2ssXG4gIH0pLFxufVxuIiwKICAgICIvKiogUnVsZXMgZm9yIGNoYW5naW5nIHVzZXJzOiB1c2VycyBjYW5ub3QgbG9jayBvdXQgdGhlbXNlbHZlcywgYW5kIG9ubHkgc3VwZXJ1c2VycyBjaGFuZ2Ugc3VwZXJ1c2VycyAoc3BlY2lmaWNhdGlvbiDCpzUpLiAqL1xuXG5pbXBvcnQgdHlwZSB7IEFjdG9yIH0gZnJvbSBcIi4uLy4uL2Jhc2UvYXV0aG9yaXRpZXMudHNcIlxuaW1wb3J0IHsgcHJpbnRhYmxlTGluZSB9IGZyb20gXCIuLi8uLi9iYXNlL3RleHQudHNcIlxuXG5leHBvcnQgY29uc3QgVVNFUk5BTUVfQ0hBUkFDVEVSU19NQVggPSAxMDBcbmV4cG9ydCBjb25zdCBOQU1FX0NIQVJBQ1RFUlNfTUFYID0gMTAwXG4vKiogUmVhZC1vbmx5IGhlcmUgZm9yIHVzZXJzIG9mIGEgcHJvdmlkZXIuICovXG5leHBvcnQgY29uc3QgUFJPVklERVJfRklFTERTID0gW1widXNlcm5hbWVcIiwgXCJmaXJzdG5hbWVcIiwgXCJzdXJuYW1lXCIsIFwiZW1haWxcIl0gYXMgY29uc3RcbmV4cG9ydCBjb25zdCBMT0NLX1JFQVNPTlMgPSBbXCJCWV9BRE1JTlwiLCBcIk1BWF9GQUlMRURfTE9HSU5fQVRURU1QVFNcIiwgXCJVU0VSX0VYUElSRURcIl0gYXMgY29uc3RcbmV4cG9ydCB0eXBlIExvY2tSZWFzb24gPSAodHlwZW9mIExPQ0tfUkVBU09OUylbbnVtYmVyXVxuLyoqIFN1YnNldHMgb2YgYSBsaXN0IG9mIHVzZXJzLiBcImV4cGlyZWRcIiBpbmNsdWRlcyB1c2VycyB3aG9zZSB0aW1lIGlzIG92ZXIgYW5kIHdobyBhcmUgbm90IGxvY2tlZCB5ZXQuICovXG5leHBvcnQgY29uc3QgVVNFUl9TVEFURVMgPSBbXCJsb2NrZWRcIiwgXCJleHBpcmVkXCIsIFwic3VwZXJ1c2VyXCJdIGFzIGNvbnN0XG5leHBvcnQgdHlwZSBVc2VyU3RhdGUgPSAodHlwZW9mIFVTRVJfU1RBVEVTKVtudW1iZXJdXG4vKiogV2hlcmUgdXNlcnMgY29tZSBmcm9tLiAqL1xuZXhwb3J0IGNvbnN0IFVTRVJfT1JJR0lOUyA9IFtcImxvY2FsXCIsIFwiaWRlbnRpdHlQcm92aWRlclwiLCBcImRpcmVjdG9yeVwiXSBhcyBjb25zdFxuZXhwb3J0IHR5cGUgVXNlck9yaWdpbiA9ICh0eXBlb2YgVVNFUl9PUklHSU5TKVtudW1iZXJdXG4vKiogQXMgYSBwcm92aWRlciBvciBhIGRpcmVjdG9yeSBnaXZlcyB0aGVtLiAqL1xuZXhwb3J0IGludGVyZmFjZSBGb3JlaWduVXNlckF0dHJpYnV0ZXMge1xuICB1c2VybmFtZTogc3RyaW5nXG4gIGZpcnN0bmFtZTogc3RyaW5nXG4gIHN1cm5hbWU6IHN0cmluZ1xuICBlbWFpbDogc3RyaW5nXG59XG5cbi8qKiBUcnVuY2F0ZWQsIHdpdGhvdXQgaW52aXNpYmxlIGFuZCBiaWRpcmVjdGlvbmFsIGNvbnRyb2wgY2hhcmFjdGVyczogdXNlcnMgYXJlIGRpc3BsYXllZCBieSB0aGVzZSBhdHRyaWJ1dGVzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNhbml0aXplQXR0cmlidXRlcyh7XG4gIHVzZXJuYW1lLFxuICBmaXJzdG5hbWUsXG4gIHN1cm5hbWUsXG4gIGVtYWlsLFxufTogRm9yZWlnblVzZXJBdHRyaWJ1dGVzKTogRm9yZWlnblVzZXJBdHRyaWJ1dGVzIHtcbiAgcmV0dXJuIHtcbiAgICB1c2VybmFtZTogcHJpbnRhYmxlTGluZSh1c2VybmFtZSwgVVNFUk5BTUVfQ0hBUkFDVEVSU19NQVgpLFxuICAgIGZpcnN0bmFtZTogcHJpbnRhYmxlTGluZShmaXJzdG5hbWUsIE5BTUVfQ0hBUkFDVEVSU19NQVgpLFxuICAgIHN1cm5hbWU6IHByaW50YWJsZUxpbmUoc3VybmFtZSwgTkFNRV9DSEFSQUNURVJTX01BWCksXG4gICAgZW1haWwsXG4gIH1cbn1cblxuLyoqIEEgdXNlciBhcyB0aGUgcnVsZXMgc2VlIHRoZW0uICovXG5leHBvcnQgaW50ZXJmYWNlIFVzZXJGYWN0cyB7XG4gIGlkOiBzdHJpbmdcbiAgc3VwZXJ1c2VyOiBib29sZWFuXG4gIGxvY2tlZDogYm9vbGVhblxuICAvKiogV2hlbiB0aGVpciB0aW1lIGhlcmUgaXMgb3ZlciwgSVNPIDg2MDE7IG51bGw6IG5ldmVyLiAqL1xuICBleHBpcnk6IHN0cmluZyB8IG51bGxcbn1cblxuLyoqIE9uZSB3aG8gaXMgdGhlcmUgdG9tb3Jyb3cgdG9vOiBuZWl0aGVyIGxvY2tlZCwgbm9yIGxvY2tlZCBvdXQgYnkgdGltZSBzb21lIGRheS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpc1Blcm1hbmVudFN1cGVydXNlcih1c2VyOiBPbWl0PFVzZXJGYWN0cywgXCJpZFwiPik6IGJvb2xlYW4ge1xuICByZXR1cm4gdXNlci5zdXBlcnVzZXIgJiYgIXVzZXIubG9ja2VkICYmIHVzZXIuZXhwaXJ5ID09PSBudWxsXG59XG5cbi8qKiBBIG5vIHdpdGggdGhlIGtleSBvZiBpdHMgdGV4dC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVXNlclByb2JsZW0ge1xuICBjb2RlOiBcIk5PVF9BTExPV0VEXCIgfCBcIkNPTkZMSUNUXCJcbiAgdGV4dDpcbiAgICB8IFwib25seVN1cGVydXNlcnNDaGFuZ2VTdXBlcnVzZXJzXCJcbiAgICB8IFwiY2Fubm90Q2hhbmdlT3duU3VwZXJ1c2VyXCJcbiAgICB8IFwiY2Fubm90TG9ja1NlbGZcIlxuICAgIHwgXCJjYW5ub3RFeHRlbmRPd25FeHBpcnlcIlxuICAgIHwgXCJjYW5ub3REZWxldGVTZWxmXCJcbiAgICB8IFwic3VwZXJ1c2VyTm90RGVsZXRhYmxlXCJcbiAgICB8IFwibGFzdFN1cGVydXNlclwiXG59XG5cbnR5cGUgQWN0aW5nVXNlciA9IFBpY2s8QWN0b3IsIFwidXNlcklkXCIgfCBcImlzU3VwZXJ1c2VyXCI+XG5cbi8qKiBNYXkgYGFjdG9yYCBzYXZlIGEgbmV3IHVzZXIsIHN1cGVydXNlciBvciBub3Q/IEByZXR1cm5zIG51bGwgd2hlbiB0aGV5IG1heSAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNyZWF0aW9uUHJvYmxlbShhY3RvcjogQWN0aW5nVXNlciwgc3VwZXJ1c2VyOiBib29sZWFuKTogVXNlclByb2JsZW0gfCBudWxsIHtcbiAgcmV0dXJuIHN1cGVydXNlciAmJiAhYWN0b3IuaXNTdXBlcnVzZXIgPyBub3RBbGxvd2VkKFwib25seVN1cGVydXNlcnNDaGFuZ2VTdXBlcnVzZXJzXCIpIDogbnVsbFxufVxuXG4vKipcbiAqIE1heSBgYWN0b3JgIG1ha2UgYGJlZm9yZWAgYmVjb21lIGBhZnRlcmA/XG4gKlxuICogQHBhcmFtIG90aGVyU3VwZXJ1c2VycyAgc3VwZXJ1c2VycyB3aG8gc3RheSwgYmVzaWRlIHRoaXMgb25lOyB0aGUgbGFzdCBvbmUgc3RheXMgb25lXG4gKiBAcmV0dXJucyB0aGUgZmlyc3QgcmVhc29uIGFnYWluc3QgaXQsIG9yIG51bGxcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNoYW5nZVByb2JsZW0oXG4gIGFjdG9yOiBBY3RpbmdVc2VyLFxuICBiZWZvcmU6IFVzZXJGYWN0cyxcbiAgYWZ0ZXI6IE9taXQ8VXNlckZhY3RzLCBcImlkXCI+LFxuICBvdGhlclN1cGVydXNlcnM6IG51bWJlcixcbik6IFVzZXJQcm9ibGVtIHwgbnVsbCB7XG4gIGNvbnN0IGlzT3duID0gYWN0b3IudXNlcklkID09PSBiZWZvcmUuaWRcbiAgaWYgKChiZWZvcmUuc3VwZXJ1c2VyIHx8IGFmdGVyLnN1cGVydXNlcikgJiYgIWFjdG9yLmlzU3VwZXJ1c2VyKVxuICAgIHJldHVybiBub3RBbGxvd2VkKFwib25seVN1cGVydXNlcnNDaGFuZ2VTdXBlcnVzZXJzXCIpXG4gIGlmIChpc093biAmJiBiZWZvcmUuc3VwZXJ1c2VyICE9PSBhZnRlci5zdXBlcnVzZXIpIHJldHVybiBub3RBbGxvd2VkKFwiY2Fubm90Q2hhbmdlT3duU3VwZXJ1c2VyXCIpXG4gIGlmIChpc093biAmJiAhYWN0b3IuaXNTdXBlcnVzZXIgJiYgZXhwaXJ5VGltZU9mKGFmdGVyKSA+IGV4cGlyeVRpbWVPZihiZWZvcmUpKVxuICAgIHJldHVybiBub3RBbGxvd2VkKFwiY2Fubm90RXh0ZW5kT3duRXhwaXJ5XCIpXG4gIGNvbnN0IGVuZHNTb29uZXIgPSBhZnRlci5leHBpcnkgIT09IG51bGwgJiYgYWZ0ZXIuZXhwaXJ5ICE9PSBiZWZvcmUuZXhwaXJ5XG4gIGlmIChpc093biAmJiAoKGFmdGVyLmxvY2tlZCAmJiAhYmVmb3JlLmxvY2tlZCkgfHwgZW5kc1Nvb25lcikpIHJldHVybiBub3RBbGxvd2VkKFwiY2Fubm90TG9ja1NlbGZcIilcbiAgY29uc3QgbG9zZXMgPSBpc1Blcm1hbmVudFN1cGVydXNlcihiZWZvcmUpICYmICFpc1Blcm1hbmVudFN1cGVydXNlcihhZnRlcilcbiAgcmV0dXJuIGxvc2VzICYmIG90aGVyU3VwZXJ1c2VycyA9PT0gMCA/IGNvbmZsaWN0KFwibGFzdFN1cGVydXNlclwiKSA6IG51bGxcbn1cblxuLyoqIFdoYXQgYGFjdG9yYCwgd2hvIG1heSBjaGFuZ2UgdXNlcnMsIG1heSBjaGFuZ2Ugb2YgdGhpcyBvbmU7IG51bGwgc3RhbmRzIGZvciBhIG5ldyB1c2VyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNoYW5nZVJpZ2h0cyhcbiAgYWN0b3I6IEFjdGluZ1VzZXIsXG4gIHVzZXI6IFBpY2s8VXNlckZhY3RzLCBcImlkXCIgfCBcInN1cGVydXNlclwiPiB8IG51bGwsXG4pOiB7IG1heUNoYW5nZTogYm9vbGVhbjsgbWF5U2V0U3VwZXJ1c2VyOiBib29sZWFuIH0ge1xuICByZXR1cm4ge1xuICAgIG1heUNoYW5nZTogYWN0b3IuaXNTdXBlcnVzZXIgfHwgIXVzZXI/LnN1cGVydXNlcixcbiAgICBtYXlTZXRTdXBlcnVzZXI6IGFjdG9yLmlzU3VwZXJ1c2VyICYmIGFjdG9yLnVzZXJJZCAhPT0gdXNlcj8uaWQsXG4gIH1cbn1cblxuLyoqIEV4cGlyeSBvZiB0aGUgYWNjb3VudCBpbiBtczsgaW5maW5pdGUgd2l0aG91dCBvbmUuICovXG5leHBvcnQgZnVuY3Rpb24gZXhwaXJ5VGltZU9mKHsgZXhwaXJ5IH06IFBpY2s8VXNlckZhY3RzLCBcImV4cGlyeVwiPik6IG51bWJlciB7XG4gIHJldHVybiBleHBpcnkgPT09IG51bGwgPyBOdW1iZXIuUE9TSVRJVkVfSU5GSU5JVFkgOiBEYXRlLnBhcnNlKGV4cGlyeSlcbn1cblxuLyoqIE1heSBgYWN0b3JgIGRlbGV0ZSB0aGlzIHVzZXI/IEByZXR1cm5zIG51bGwgd2hlbiB0aGV5IG1heSAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRlbGV0aW9uUHJvYmxlbShhY3RvcjogQWN0aW5nVXNlciwgdXNlcjogVXNlckZhY3RzKTogVXNlclByb2JsZW0gfCBudWxsIHtcbiAgaWYgKGFjdG9yLnVzZXJJZCA9PT0gdXNlci5pZCkgcmV0dXJuIG5vdEFsbG93ZWQoXCJjYW5ub3REZWxldGVTZWxmXCIpXG4gIHJldHVybiB1c2VyLnN1cGVydXNlciA/IGNvbmZsaWN0KFwic3VwZXJ1c2VyTm90RGVsZXRhYmxlXCIpIDogbnVsbFxufVxuXG5mdW5jdGlvbiBub3RBbGxvd2VkKHRleHQ6IFVzZXJQcm9ibGVtW1widGV4dFwiXSk6IFVzZXJQcm9ibGVtIHtcbiAgcmV0dXJuIHsgY29kZTogXCJOT1RfQUxMT1dFRFwiLCB0ZXh0IH1cbn1cblxuZnVuY3Rpb24gY29uZmxpY3QodGV4dDogVXNlclByb2JsZW1bXCJ0ZXh0XCJdKTogVXNlclByb2JsZW0ge1xuICByZXR1cm4geyBjb2RlOiBcIkNPTkZMSUNUXCIsIHRleHQgfVxufVxuXG5leHBvcnQgY29uc3QgVVNFUl9TT1JUUyA9IHtcbiAgZmllbGRzOiBbXCJ1c2VybmFtZVwiLCBcInN1cm5hbWVcIiwgXCJlbWFpbFwiLCBcImxhc3RMb2dpblwiLCBcImNyZWF0ZWRPblwiXSxcbiAgZGVmYXVsdFNvcnQ6IFwidXNlcm5hbWVcIixcbn0gYXMgY29uc3RcbiIsCiAgICAiLyoqIE9uZS10aW1lIHBhc3N3b3JkcyBvZiB0aGUgcGFzc3dvcmQgcmVzZXQ6IGxpZmV0aW1lIGFuZCBub3RhdGlvbi4gKi9cbmltcG9ydCB7IE1TX1BFUl9NSU5VVEUgfSBmcm9tIFwiLi4vLi4vLi4vYmFzZS9jbG9jay50c1wiXG5cbi8qKiBDb3ZlcnMgdGhlIGRlbGl2ZXJ5IHRpbWUgb2YgaXRzIGUtbWFpbC4gKi9cbmV4cG9ydCBjb25zdCBPTkVfVElNRV9QQVNTV09SRF9NUyA9IDMwICogTVNfUEVSX01JTlVURVxuLyoqIDE2MCBiaXRzLCBpbmZlYXNpYmxlIHRvIGd1ZXNzLiAqL1xuZXhwb3J0IGNvbnN0IE9ORV9USU1FX1BBU1NXT1JEX0JZVEVTID0gMjBcbi8qKiBMb25nZXN0IGFjY2VwdGVkIGlucHV0LCB3aXRoIGJsYW5rcyBhbmQgaHlwaGVucy4gKi9cbmV4cG9ydCBjb25zdCBPTkVfVElNRV9QQVNTV09SRF9DSEFSQUNURVJTX01BWCA9IDEwMFxuXG4vKiogVGhlIGFjY291bnQgYXMgZW50ZXJlZCBieSB0aGUgY2xpZW50OyBvbmUgb2YgdGhlIHR3byBzdWZmaWNlcywgdGhlIG90aGVyIGlzIFwiXCIgdGhlbi4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUmVzZXRJZGVudGl0eSB7XG4gIC8qKiBVc2VyIG5hbWUgb3IgZS1tYWlsIGFkZHJlc3M6IHVzZXJzIGVudGVyIHdoYXQgdGhleSBzaWduIGluIHdpdGguICovXG4gIHVzZXJuYW1lOiBzdHJpbmdcbiAgZW1haWw6IHN0cmluZ1xufVxuXG4vKiogQ3JvY2tmb3JkJ3MgQmFzZTMyOiBubyBsZXR0ZXIgdGhhdCBsb29rcyBsaWtlIGEgZGlnaXQuICovXG5jb25zdCBBTFBIQUJFVCA9IFwiMDEyMzQ1Njc4OUFCQ0RFRkdISktNTlBRUlNUVldYWVpcIlxuY29uc3QgQklUUyA9IDVcbmNvbnN0IEdST1VQX0NIQVJBQ1RFUlMgPSA0XG5cbi8qKiBcIjdRSzItOVhXQS3igKZcIjogZ3JvdXBzIG9mIGZvdXIsIHNvIHRoYXQgaXQgY2FuIGJlIHJlYWQgYWxvdWQuICovXG5leHBvcnQgZnVuY3Rpb24gZm9ybWF0T25lVGltZVBhc3N3b3JkKGJ5dGVzOiBVaW50OEFycmF5KTogc3RyaW5nIHtcbiAgY29uc3QgYml0cyA9IFsuLi5ieXRlc10ubWFwKChieXRlKSA9PiBieXRlLnRvU3RyaW5nKDIpLnBhZFN0YXJ0KDgsIFwiMFwiKSkuam9pbihcIlwiKVxuICBjb25zdCBkaWdpdHMgPSBiaXRzLm1hdGNoKG5ldyBSZWdFeHAoYC57JHtCSVRTfX1gLCBcImdcIikpID8/IFtdXG4gIGNvbnN0IGxldHRlcnMgPSBkaWdpdHMubWFwKChkaWdpdCkgPT4gQUxQSEFCRVRbTnVtYmVyLnBhcnNlSW50KGRpZ2l0LCAyKV0pLmpvaW4oXCJcIilcbiAgcmV0dXJuIChsZXR0ZXJzLm1hdGNoKG5ldyBSZWdFeHAoYC57MSwke0dST1VQX0NIQVJBQ1RFUlN9fWAsIFwiZ1wiKSkgPz8gW10pLmpvaW4oXCItXCIpXG59XG5cbi8qKiBOb3JtYWxpemVzIHR5cGVkIGlucHV0OiB3aXRob3V0IGh5cGhlbnMsIGxvb2stYWxpa2VzIHJlcGxhY2VkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG5vcm1hbGl6ZU9uZVRpbWVQYXNzd29yZCh0ZXh0OiBzdHJpbmcpOiBzdHJpbmcge1xuICByZXR1cm4gdGV4dFxuICAgIC50b1VwcGVyQ2FzZSgpXG4gICAgLnJlcGxhY2UoL1teMC05QS1aXS9nLCBcIlwiKVxuICAgIC5yZXBsYWNlKC9PL2csIFwiMFwiKVxuICAgIC5yZXBsYWNlKC9bSUxdL2csIFwiMVwiKVxufVxuIiwKICAgICIvKiogU2lnbmluZyBpbiBhbmQgb3V0LCBhbmQgd2hvIEkgYW0sIGFzIGNhbGxzLiAqL1xuXG5pbXBvcnQgeyB6IH0gZnJvbSBcInpvZC9taW5pXCJcbmltcG9ydCB7IEVNQUlMX0NIQVJBQ1RFUlNfTUFYIH0gZnJvbSBcIi4uLy4uL2Jhc2UvZW1haWwudHNcIlxuaW1wb3J0IHsgZ2V0LCBwb3N0LCBwdXQgfSBmcm9tIFwiLi4vLi4vaHR0cC9lbmRwb2ludC50c1wiXG5pbXBvcnQgeyBDT0RFX0NIQVJBQ1RFUlNfTUFYIH0gZnJvbSBcIi4uL290cC9ydWxlcy50c1wiXG5pbXBvcnQgeyBjaGFsbGVuZ2UgfSBmcm9tIFwiLi4vcGFzc2tleXMvY29udHJhY3QudHNcIlxuaW1wb3J0IHsgU0lHTl9JTl9QVVJQT1NFUyB9IGZyb20gXCIuLi9wYXNza2V5cy9ydWxlcy50c1wiXG5pbXBvcnQgeyBuZXdQYXNzd29yZCB9IGZyb20gXCIuLi9wYXNzd29yZHMvY29udHJhY3QudHNcIlxuaW1wb3J0IHsgUEFTU1dPUkRfQ0hBUkFDVEVSU19NQVggfSBmcm9tIFwiLi4vcGFzc3dvcmRzL3J1bGVzLnRzXCJcbmltcG9ydCB7IGZlZGVyYXRlZFNpZ25JbiB9IGZyb20gXCIuLi9wcm92aWRlcnMvY29udHJhY3QudHNcIlxuaW1wb3J0IHsgVVNFUk5BTUVfQ0hBUkFDVEVSU19NQVggfSBmcm9tIFwiLi4vdXNlcnMvcnVsZXMudHNcIlxuaW1wb3J0IHsgT05FX1RJTUVfUEFTU1dPUkRfQ0hBUkFDVEVSU19NQVggfSBmcm9tIFwiLi9wYXNzd29yZC1yZXNldC9ydWxlcy50c1wiXG5pbXBvcnQgeyBSRUZSRVNIX1RPS0VOX0NIQVJBQ1RFUlNfTUFYIH0gZnJvbSBcIi4vcnVsZXMudHNcIlxuXG5leHBvcnQgY29uc3QgY3JlZGVudGlhbHMgPSB6LnN0cmljdE9iamVjdCh7XG4gIHVzZXJuYW1lOiB6XG4gICAgLnN0cmluZyhcInZhbGlkYXRpb24ucmVxdWlyZWRcIilcbiAgICAuY2hlY2soei50cmltKCksIHoubWluTGVuZ3RoKDEsIFwidmFsaWRhdGlvbi5yZXF1aXJlZFwiKSwgei5tYXhMZW5ndGgoVVNFUk5BTUVfQ0hBUkFDVEVSU19NQVgpKSxcbiAgcGFzc3dvcmQ6IHpcbiAgICAuc3RyaW5nKFwidmFsaWRhdGlvbi5yZXF1aXJlZFwiKVxuICAgIC5jaGVjayh6Lm1pbkxlbmd0aCgxLCBcInZhbGlkYXRpb24ucmVxdWlyZWRcIiksIHoubWF4TGVuZ3RoKFBBU1NXT1JEX0NIQVJBQ1RFUlNfTUFYKSksXG59KVxuZXhwb3J0IHR5cGUgQ3JlZGVudGlhbHMgPSB6Lm91dHB1dDx0eXBlb2YgY3JlZGVudGlhbHM+XG5cbmNvbnN0IHRyaW1tZWRUZXh0ID0gKG1vc3Q6IG51bWJlcikgPT5cbiAgei5fZGVmYXVsdCh6LnN0cmluZygpLmNoZWNrKHoudHJpbSgpLCB6Lm1heExlbmd0aChtb3N0LCBgdmFsaWRhdGlvbi5tYXh8JHttb3N0fWApKSwgXCJcIilcblxuLyoqIEEgdXNlciB3aXRoIGEgZm9yZ290dGVuIHBhc3N3b3JkOiB1c2VyIG5hbWUgb3IgZS1tYWlsIGFkZHJlc3M7IHdpdGggYm90aCwgYm90aCBtdXN0IG1hdGNoLiAqL1xuZXhwb3J0IGNvbnN0IHJlcXVlc3RSZXNldCA9IHpcbiAgLnN0cmljdE9iamVjdCh7XG4gICAgLy8gQW4gZS1tYWlsIGFkZHJlc3MgaXMgYWNjZXB0ZWQgYXMgYSB1c2VyIG5hbWUuXG4gICAgdXNlcm5hbWU6IHRyaW1tZWRUZXh0KE1hdGgubWF4KFVTRVJOQU1FX0NIQVJBQ1RFUlNfTUFYLCBFTUFJTF9DSEFSQUNURVJTX01BWCkpLFxuICAgIGVtYWlsOiB0cmltbWVkVGV4dChFTUFJTF9DSEFSQUNURVJTX01BWCksXG4gIH0pXG4gIC5jaGVjayhcbiAgICB6LnJlZmluZSgoZ2l2ZW4pID0+IGdpdmVuLnVzZXJuYW1lICE9PSBcIlwiIHx8IGdpdmVuLmVtYWlsICE9PSBcIlwiLCB7XG4gICAgICBlcnJvcjogXCJ2YWxpZGF0aW9uLnJlcXVpcmVkXCIsXG4gICAgICBwYXRoOiBbXCJ1c2VybmFtZVwiXSxcbiAgICB9KSxcbiAgKVxuXG4vKiogUmVwbGFjZXMgYW4gZXhwaXJlZCBwYXNzd29yZCBkdXJpbmcgc2lnbi1pbi4gKi9cbmV4cG9ydCBjb25zdCByZXBsYWNlUGFzc3dvcmQgPSB6LnN0cmljdE9iamVjdCh7IHBhc3N3b3JkOiBuZXdQYXNzd29yZCB9KVxuXG5leHBvcnQgY29uc3QgcmVzZXRQYXNzd29yZCA9IHouc3RyaWN0T2JqZWN0KHtcbiAgb25lVGltZVBhc3N3b3JkOiB6XG4gICAgLnN0cmluZyhcInZhbGlkYXRpb24ucmVxdWlyZWRcIilcbiAgICAuY2hlY2soXG4gICAgICB6LnRyaW0oKSxcbiAgICAgIHoubWluTGVuZ3RoKDEsIFwidmFsaWRhdGlvbi5yZXF1aXJlZFwiKSxcbiAgICAgIHoubWF4TGVuZ3RoKE9ORV9USU1FX1BBU1NXT1JEX0NIQVJBQ1RFUlNfTUFYLCBcInZhbGlkYXRpb24ub25lVGltZVBhc3N3b3JkXCIpLFxuICAgICksXG4gIHBhc3N3b3JkOiBuZXdQYXNzd29yZCxcbn0pXG4vKiogV2hhdCBhbiBBUEkgY2xpZW50IHByb3ZlcyBpdHNlbGYgd2l0aCBpbiBvbmUgY2FsbC4gKi9cbmV4cG9ydCBjb25zdCBjbGllbnRDcmVkZW50aWFscyA9IHouZXh0ZW5kKGNyZWRlbnRpYWxzLCB7XG4gIC8qKiBUaGUgb25lLXRpbWUgcGFzc3dvcmQsIGZvciB1c2VycyB3aXRoIG9uZS4gKi9cbiAgb3RwOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkuY2hlY2soei5tYXhMZW5ndGgoQ09ERV9DSEFSQUNURVJTX01BWCkpKSxcbn0pXG5leHBvcnQgdHlwZSBDbGllbnRDcmVkZW50aWFscyA9IHoub3V0cHV0PHR5cGVvZiBjbGllbnRDcmVkZW50aWFscz5cblxuLyoqIFNlY29uZHMgc2luY2UgMTk3MCBmb3IgYGlhdGAsIGBleHBgIGFuZCB0aGVpciByZWZyZXNoIGNvdW50ZXJwYXJ0cywgYXMgdGhlIHNwZWNpZmljYXRpb24ncyBjbGllbnRzIGNvbXBhcmUuICovXG5leHBvcnQgY29uc3QgdG9rZW4gPSB6Lm9iamVjdCh7XG4gIGFjY2Vzc190b2tlbjogei5zdHJpbmcoKSxcbiAgcmVmcmVzaF90b2tlbjogei5zdHJpbmcoKSxcbiAgaWF0OiB6LmludCgpLFxuICBleHA6IHouaW50KCksXG4gIHJlZnJlc2hfaWF0OiB6LmludCgpLFxuICByZWZyZXNoX2V4cDogei5pbnQoKSxcbiAgLyoqIFdoZXJlIGEgY2xpZW50IHNpZ25zIG91dCBhdCB0aGUgaWRlbnRpdHkgcHJvdmlkZXIgd2hvc2Ugd29yZCBpdHMgc2lnbi1pbiBpczsgbnVsbCBmb3IgbG9jYWwgb25lcy4gKi9cbiAgdG9rZW5fcHJvdmlkZXI6IHoubnVsbGFibGUoXG4gICAgei5vYmplY3Qoe1xuICAgICAgdG9rZW5fZW5kcG9pbnQ6IHouc3RyaW5nKCksXG4gICAgICBlbmRfc2Vzc2lvbl9lbmRwb2ludDogei5udWxsYWJsZSh6LnN0cmluZygpKSxcbiAgICAgIHJldm9jYXRpb25fZW5kcG9pbnQ6IHoubnVsbGFibGUoei5zdHJpbmcoKSksXG4gICAgICBjbGllbnRfaWQ6IHouc3RyaW5nKCksXG4gICAgfSksXG4gICksXG59KVxuZXhwb3J0IHR5cGUgVG9rZW4gPSB6LmluZmVyPHR5cGVvZiB0b2tlbj5cblxuZXhwb3J0IGNvbnN0IHNpZ25JbkVuZHBvaW50cyA9IHtcbiAgY3JlYXRlVG9rZW46IHBvc3QoXCIvdG9rZW5cIiwge1xuICAgIHN1bW1hcnk6IFwiU2lnbnMgaW4gYW4gQVBJIGNsaWVudCB3aXRoIHVzZXIgbmFtZSwgcGFzc3dvcmQgYW5kLCBpZiBzZXQgdXAsIG9uZS10aW1lIHBhc3N3b3JkXCIsXG4gICAgYXV0aDogXCJwdWJsaWNcIixcbiAgICBib2R5OiBjbGllbnRDcmVkZW50aWFscyxcbiAgICByZXNwb25zZTogdG9rZW4sXG4gICAgcmVmdXNlczogW1wiTE9HSU5fRkFJTEVEXCIsIFwiVE9PX01BTllfUkVRVUVTVFNcIiwgXCJTRVJWRVJfQlVTWVwiXSxcbiAgfSksXG4gIHJlZnJlc2hUb2tlbjogcG9zdChcIi90b2tlbi9yZWZyZXNoXCIsIHtcbiAgICBzdW1tYXJ5OiBcIkV4Y2hhbmdlcyBhIHJlZnJlc2ggdG9rZW4gZm9yIGEgbmV3IHRva2VuOyBzaW5nbGUgdXNlXCIsXG4gICAgYXV0aDogXCJwdWJsaWNcIixcbiAgICBib2R5OiB6LnN0cmljdE9iamVjdCh7IHJlZnJlc2hfdG9rZW46IHouc3RyaW5nKCkuY2hlY2soei5tYXhMZW5ndGgoUkVGUkVTSF9UT0tFTl9DSEFSQUNURVJTX01BWCkpIH0pLFxuICAgIHJlc3BvbnNlOiB0b2tlbixcbiAgICByZWZ1c2VzOiBbXCJVTkFVVEhPUklaRURcIl0sXG4gIH0pLFxuICBjcmVhdGVGZWRlcmF0ZWRUb2tlbjogcG9zdChcIi90b2tlbi9mZWRlcmF0ZWRcIiwge1xuICAgIHN1bW1hcnk6IFwiU2lnbnMgYSBjbGllbnQgaW4gd2l0aCB0aGUgY29kZSB0aGF0IGFuIGlkZW50aXR5IHByb3ZpZGVyIGdhdmUgaXRcIixcbiAgICBhdXRoOiBcInB1YmxpY1wiLFxuICAgIGJvZHk6IGZlZGVyYXRlZFNpZ25JbixcbiAgICByZXNwb25zZTogdG9rZW4sXG4gICAgcmVmdXNlczogW1wiTE9HSU5fRkFJTEVEXCJdLFxuICB9KSxcbiAgY3JlYXRlU2lnbkluQ2hhbGxlbmdlOiBwb3N0KFwiL3Bhc3NrZXlzL2NoYWxsZW5nZVwiLCB7XG4gICAgc3VtbWFyeTogXCJDcmVhdGVzIGEgcGFzc2tleSBjaGFsbGVuZ2UgZHVyaW5nIHNpZ24taW47IHNpbmdsZSB1c2UsIHZhbGlkIGZvciBtaW51dGVzXCIsXG4gICAgYXV0aDogXCJwdWJsaWNcIixcbiAgICBib2R5OiB6LnN0cmljdE9iamVjdCh7IHB1cnBvc2U6IHouZW51bShTSUdOX0lOX1BVUlBPU0VTLCBcInZhbGlkYXRpb24uY2hvaWNlXCIpIH0pLFxuICAgIHJlc3BvbnNlOiBjaGFsbGVuZ2UsXG4gICAgcmVmdXNlczogW1wiVU5BVVRIT1JJWkVEXCIsIFwiQ09ORkxJQ1RcIl0sXG4gIH0pLFxuICByZXF1ZXN0UGFzc3dvcmRSZXNldDogcG9zdChcIi9yZXNldHBhc3N3b3JkXCIsIHtcbiAgICBzdW1tYXJ5OlxuICAgICAgXCJTZW5kcyBhIG9uZS10aW1lIHBhc3N3b3JkIHRvIGEgbG9jYWwgdXNlcjsgdGhlIHJlc3BvbnNlIGlzIHRoZSBzYW1lIHdoZW4gdGhlIHVzZXIgZG9lcyBub3QgZXhpc3RcIixcbiAgICBhdXRoOiBcInB1YmxpY1wiLFxuICAgIGJvZHk6IHJlcXVlc3RSZXNldCxcbiAgfSksXG4gIHJlc2V0UGFzc3dvcmQ6IHB1dChcIi9yZXNldHBhc3N3b3JkXCIsIHtcbiAgICBzdW1tYXJ5OiBcIlNldHMgYSBuZXcgcGFzc3dvcmQgd2l0aCB0aGUgb25lLXRpbWUgcGFzc3dvcmQsIGFuZCBlbmRzIGFsbCBzaWduLWlucyBvZiB0aGUgdXNlclwiLFxuICAgIGF1dGg6IFwicHVibGljXCIsXG4gICAgYm9keTogcmVzZXRQYXNzd29yZCxcbiAgfSksXG4gIHNpZ25PdXQ6IHB1dChcIi9wcm9maWxlL2xvZ291dFwiLCB7IHN1bW1hcnk6IFwiRW5kcyB0aGUgY2FsbGVyJ3Mgc2lnbi1pblwiLCBhdXRoOiBcInNpZ25lZEluXCIgfSksXG4gIGdldFN5c3RlbUF1dGhvcml0aWVzOiBnZXQoXCIvcHJvZmlsZS9zeXN0ZW1yb2xlYXV0aG9yaXRpZXNcIiwge1xuICAgIHN1bW1hcnk6IFwiVGhlIGNhbGxlcidzIHN5c3RlbSBhdXRob3JpdGllc1wiLFxuICAgIGF1dGg6IFwic2lnbmVkSW5cIixcbiAgICB0b2tlbnM6IFwiYW55XCIsXG4gICAgcmVzcG9uc2U6IHouYXJyYXkoei5zdHJpbmcoKSksXG4gIH0pLFxufVxuIiwKICAgICIvKiogU3RlcC11cCBhdXRoZW50aWNhdGlvbiBhcyBhIGNhbGwuICovXG5pbXBvcnQgeyB6IH0gZnJvbSBcInpvZC9taW5pXCJcbmltcG9ydCB7IHBvc3QgfSBmcm9tIFwiLi4vLi4vaHR0cC9lbmRwb2ludC50c1wiXG5pbXBvcnQgeyBDT0RFX0NIQVJBQ1RFUlNfTUFYIH0gZnJvbSBcIi4uL290cC9ydWxlcy50c1wiXG5pbXBvcnQgeyBhdXRoZW50aWNhdGlvblJlc3BvbnNlIH0gZnJvbSBcIi4uL3Bhc3NrZXlzL2NvbnRyYWN0LnRzXCJcbmltcG9ydCB7IFBBU1NXT1JEX0NIQVJBQ1RFUlNfTUFYIH0gZnJvbSBcIi4uL3Bhc3N3b3Jkcy9ydWxlcy50c1wiXG5cbi8qKiBPbmUgd2F5IHRvIHByb3ZlIHdobyBvbmUgaXMuICovXG5leHBvcnQgY29uc3Qgc3RlcFVwQ3JlZGVudGlhbHMgPSB6XG4gIC5zdHJpY3RPYmplY3Qoe1xuICAgIHBhc3N3b3JkOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkuY2hlY2soei5taW5MZW5ndGgoMSksIHoubWF4TGVuZ3RoKFBBU1NXT1JEX0NIQVJBQ1RFUlNfTUFYKSkpLFxuICAgIG90cDogei5vcHRpb25hbCh6LnN0cmluZygpLmNoZWNrKHoubWluTGVuZ3RoKDEpLCB6Lm1heExlbmd0aChDT0RFX0NIQVJBQ1RFUlNfTUFYKSkpLFxuICAgIHBhc3NrZXk6IHoub3B0aW9uYWwoYXV0aGVudGljYXRpb25SZXNwb25zZSksXG4gIH0pXG4gIC5jaGVjayhcbiAgICB6LnJlZmluZSgoZ2l2ZW4pID0+IE9iamVjdC52YWx1ZXMoZ2l2ZW4pLmZpbHRlcigodmFsdWUpID0+IHZhbHVlICE9PSB1bmRlZmluZWQpLmxlbmd0aCA9PT0gMSwge1xuICAgICAgZXJyb3I6IFwidmFsaWRhdGlvbi5yZXF1aXJlZFwiLFxuICAgICAgcGF0aDogW1wicGFzc3dvcmRcIl0sXG4gICAgfSksXG4gIClcbmV4cG9ydCB0eXBlIFN0ZXBVcENyZWRlbnRpYWxzID0gei5vdXRwdXQ8dHlwZW9mIHN0ZXBVcENyZWRlbnRpYWxzPlxuXG5leHBvcnQgY29uc3Qgc3RlcFVwRW5kcG9pbnRzID0ge1xuICAvKiogQSBicm93c2VyJ3MgY29va2llIGNoYW5nZXMgd2l0aCB0aGUgYW5zd2VyLiAqL1xuICBwZXJmb3JtU3RlcFVwOiBwb3N0KFwiL3Byb2ZpbGUvc3RlcC11cFwiLCB7XG4gICAgc3VtbWFyeTogXCJTdGVwLXVwOiBhdXRoZW50aWNhdGVzIHRoZSBjYWxsZXIgYWdhaW4gYnkgcGFzc3dvcmQsIG9uZS10aW1lIHBhc3N3b3JkIG9yIHBhc3NrZXlcIixcbiAgICBhdXRoOiBcInNpZ25lZEluXCIsXG4gICAgYm9keTogc3RlcFVwQ3JlZGVudGlhbHMsXG4gICAgcmVmdXNlczogW1wiTE9HSU5fRkFJTEVEXCIsIFwiVE9PX01BTllfUkVRVUVTVFNcIiwgXCJTRVJWRVJfQlVTWVwiXSxcbiAgfSksXG59XG4iCiAgXSwKICAibWFwcGluZ3MiOiAiOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7OztBQU1PLFNBQVMsdUJBQXVCLENBQUMsUUFBUTtBQUFBLEVBQzVDLE1BQU0sUUFBUSxJQUFJLFdBQVcsTUFBTTtBQUFBLEVBQ25DLElBQUksTUFBTTtBQUFBLEVBQ1YsV0FBVyxZQUFZLE9BQU87QUFBQSxJQUMxQixPQUFPLE9BQU8sYUFBYSxRQUFRO0FBQUEsRUFDdkM7QUFBQSxFQUNBLE1BQU0sZUFBZSxLQUFLLEdBQUc7QUFBQSxFQUM3QixPQUFPLGFBQWEsUUFBUSxPQUFPLEdBQUcsRUFBRSxRQUFRLE9BQU8sR0FBRyxFQUFFLFFBQVEsTUFBTSxFQUFFO0FBQUE7OztBQ056RSxTQUFTLHVCQUF1QixDQUFDLGlCQUFpQjtBQUFBLEVBRXJELE1BQU0sU0FBUyxnQkFBZ0IsUUFBUSxNQUFNLEdBQUcsRUFBRSxRQUFRLE1BQU0sR0FBRztBQUFBLEVBUW5FLE1BQU0sYUFBYSxJQUFLLE9BQU8sU0FBUyxLQUFNO0FBQUEsRUFDOUMsTUFBTSxTQUFTLE9BQU8sT0FBTyxPQUFPLFNBQVMsV0FBVyxHQUFHO0FBQUEsRUFFM0QsTUFBTSxTQUFTLEtBQUssTUFBTTtBQUFBLEVBRTFCLE1BQU0sU0FBUyxJQUFJLFlBQVksT0FBTyxNQUFNO0FBQUEsRUFDNUMsTUFBTSxRQUFRLElBQUksV0FBVyxNQUFNO0FBQUEsRUFDbkMsU0FBUyxJQUFJLEVBQUcsSUFBSSxPQUFPLFFBQVEsS0FBSztBQUFBLElBQ3BDLE1BQU0sS0FBSyxPQUFPLFdBQVcsQ0FBQztBQUFBLEVBQ2xDO0FBQUEsRUFDQSxPQUFPO0FBQUE7OztBQ3hCSixTQUFTLHVCQUF1QixHQUFHO0FBQUEsRUFDdEMsT0FBTyxrQ0FBa0MsU0FBUyxZQUFZLHdCQUF3QixhQUNsRixPQUFPLFdBQVcsd0JBQXdCLFVBQVU7QUFBQTtBQU1yRCxJQUFNLG9DQUFvQztBQUFBLEVBQzdDLFVBQVUsQ0FBQyxVQUFVO0FBQ3pCOzs7QUNaTyxTQUFTLCtCQUErQixDQUFDLFlBQVk7QUFBQSxFQUN4RCxRQUFRLE9BQU87QUFBQSxFQUNmLE9BQU87QUFBQSxPQUNBO0FBQUEsSUFDSCxJQUFJLHdCQUF3QixFQUFFO0FBQUEsSUFDOUIsWUFBWSxXQUFXO0FBQUEsSUFDdkIsTUFBTSxXQUFXO0FBQUEsRUFDckI7QUFBQTs7O0FDQUcsU0FBUyxhQUFhLENBQUMsVUFBVTtBQUFBLEVBQ3BDLE9BRUEsYUFBYSxlQUVULDRFQUE0RSxLQUFLLFFBQVE7QUFBQTs7O0FDSTFGLE1BQU0sc0JBQXNCLE1BQU07QUFBQSxFQUNyQyxXQUFXLEdBQUcsU0FBUyxNQUFNLE9BQU8sUUFBUztBQUFBLElBRXpDLE1BQU0sU0FBUyxFQUFFLE1BQU0sQ0FBQztBQUFBLElBQ3hCLE9BQU8sZUFBZSxNQUFNLFFBQVE7QUFBQSxNQUNoQyxZQUFZO0FBQUEsTUFDWixjQUFjO0FBQUEsTUFDZCxVQUFVO0FBQUEsTUFDVixPQUFZO0FBQUEsSUFDaEIsQ0FBQztBQUFBLElBQ0QsS0FBSyxPQUFPLFFBQVEsTUFBTTtBQUFBLElBQzFCLEtBQUssT0FBTztBQUFBO0FBRXBCOzs7QUN6Qk8sU0FBUyx5QkFBeUIsR0FBRyxPQUFPLFdBQVk7QUFBQSxFQUMzRCxRQUFRLGNBQWM7QUFBQSxFQUN0QixJQUFJLENBQUMsV0FBVztBQUFBLElBQ1osTUFBTSxNQUFNLGlEQUFpRDtBQUFBLEVBQ2pFO0FBQUEsRUFDQSxJQUFJLE1BQU0sU0FBUyxjQUFjO0FBQUEsSUFDN0IsSUFBSSxRQUFRLGtCQUFrQixhQUFhO0FBQUEsTUFFdkMsT0FBTyxJQUFJLGNBQWM7QUFBQSxRQUNyQixTQUFTO0FBQUEsUUFDVCxNQUFNO0FBQUEsUUFDTixPQUFPO0FBQUEsTUFDWCxDQUFDO0FBQUEsSUFDTDtBQUFBLEVBQ0osRUFDQSxLQUFLLElBQUksTUFBTSxTQUFTLG1CQUFtQjtBQUFBLElBQ3ZDLElBQUksVUFBVSx3QkFBd0IsdUJBQXVCLE1BQU07QUFBQSxNQUUvRCxPQUFPLElBQUksY0FBYztBQUFBLFFBQ3JCLFNBQVM7QUFBQSxRQUNULE1BQU07QUFBQSxRQUNOLE9BQU87QUFBQSxNQUNYLENBQUM7QUFBQSxJQUNMLEVBQ0EsS0FBSyxJQUVMLFFBQVEsY0FBYyxpQkFDbEIsVUFBVSx3QkFBd0IscUJBQXFCLFlBQVk7QUFBQSxNQUVuRSxPQUFPLElBQUksY0FBYztBQUFBLFFBQ3JCLFNBQVM7QUFBQSxRQUNULE1BQU07QUFBQSxRQUNOLE9BQU87QUFBQSxNQUNYLENBQUM7QUFBQSxJQUNMLEVBQ0EsS0FBSyxJQUFJLFVBQVUsd0JBQXdCLHFCQUFxQixZQUFZO0FBQUEsTUFFeEUsT0FBTyxJQUFJLGNBQWM7QUFBQSxRQUNyQixTQUFTO0FBQUEsUUFDVCxNQUFNO0FBQUEsUUFDTixPQUFPO0FBQUEsTUFDWCxDQUFDO0FBQUEsSUFDTDtBQUFBLEVBQ0osRUFDQSxLQUFLLElBQUksTUFBTSxTQUFTLHFCQUFxQjtBQUFBLElBR3pDLE9BQU8sSUFBSSxjQUFjO0FBQUEsTUFDckIsU0FBUztBQUFBLE1BQ1QsTUFBTTtBQUFBLE1BQ04sT0FBTztBQUFBLElBQ1gsQ0FBQztBQUFBLEVBQ0wsRUFDQSxLQUFLLElBQUksTUFBTSxTQUFTLG1CQUFtQjtBQUFBLElBS3ZDLE9BQU8sSUFBSSxjQUFjO0FBQUEsTUFDckIsU0FBUyxNQUFNO0FBQUEsTUFDZixNQUFNO0FBQUEsTUFDTixPQUFPO0FBQUEsSUFDWCxDQUFDO0FBQUEsRUFDTCxFQUNBLEtBQUssSUFBSSxNQUFNLFNBQVMscUJBQXFCO0FBQUEsSUFDekMsTUFBTSx3QkFBd0IsVUFBVSxpQkFBaUIsT0FBTyxDQUFDLFVBQVUsTUFBTSxTQUFTLFlBQVk7QUFBQSxJQUN0RyxJQUFJLHNCQUFzQixXQUFXLEdBQUc7QUFBQSxNQUVwQyxPQUFPLElBQUksY0FBYztBQUFBLFFBQ3JCLFNBQVM7QUFBQSxRQUNULE1BQU07QUFBQSxRQUNOLE9BQU87QUFBQSxNQUNYLENBQUM7QUFBQSxJQUNMO0FBQUEsSUFFQSxPQUFPLElBQUksY0FBYztBQUFBLE1BQ3JCLFNBQVM7QUFBQSxNQUNULE1BQU07QUFBQSxNQUNOLE9BQU87QUFBQSxJQUNYLENBQUM7QUFBQSxFQUNMLEVBQ0EsS0FBSyxJQUFJLE1BQU0sU0FBUyxpQkFBaUI7QUFBQSxJQUNyQyxNQUFNLGtCQUFrQixXQUFXLFNBQVM7QUFBQSxJQUM1QyxJQUFJLENBQUMsY0FBYyxlQUFlLEdBQUc7QUFBQSxNQUVqQyxPQUFPLElBQUksY0FBYztBQUFBLFFBQ3JCLFNBQVMsR0FBRyxXQUFXLFNBQVM7QUFBQSxRQUNoQyxNQUFNO0FBQUEsUUFDTixPQUFPO0FBQUEsTUFDWCxDQUFDO0FBQUEsSUFDTCxFQUNBLEtBQUssSUFBSSxVQUFVLEdBQUcsT0FBTyxpQkFBaUI7QUFBQSxNQUUxQyxPQUFPLElBQUksY0FBYztBQUFBLFFBQ3JCLFNBQVMsY0FBYyxVQUFVLEdBQUc7QUFBQSxRQUNwQyxNQUFNO0FBQUEsUUFDTixPQUFPO0FBQUEsTUFDWCxDQUFDO0FBQUEsSUFDTDtBQUFBLEVBQ0osRUFDQSxLQUFLLElBQUksTUFBTSxTQUFTLGFBQWE7QUFBQSxJQUNqQyxJQUFJLFVBQVUsS0FBSyxHQUFHLGFBQWEsS0FBSyxVQUFVLEtBQUssR0FBRyxhQUFhLElBQUk7QUFBQSxNQUV2RSxPQUFPLElBQUksY0FBYztBQUFBLFFBQ3JCLFNBQVM7QUFBQSxRQUNULE1BQU07QUFBQSxRQUNOLE9BQU87QUFBQSxNQUNYLENBQUM7QUFBQSxJQUNMO0FBQUEsRUFDSixFQUNBLEtBQUssSUFBSSxNQUFNLFNBQVMsZ0JBQWdCO0FBQUEsSUFHcEMsT0FBTyxJQUFJLGNBQWM7QUFBQSxNQUNyQixTQUFTO0FBQUEsTUFDVCxNQUFNO0FBQUEsTUFDTixPQUFPO0FBQUEsSUFDWCxDQUFDO0FBQUEsRUFDTDtBQUFBLEVBQ0EsT0FBTztBQUFBOzs7QUM1SFgsTUFBTSx5QkFBeUI7QUFBQSxFQUMzQixXQUFXLEdBQUc7QUFBQSxJQUNWLE9BQU8sZUFBZSxNQUFNLGNBQWM7QUFBQSxNQUN0QyxZQUFZO0FBQUEsTUFDWixjQUFjO0FBQUEsTUFDZCxVQUFVO0FBQUEsTUFDVixPQUFZO0FBQUEsSUFDaEIsQ0FBQztBQUFBO0FBQUEsRUFFTCxvQkFBb0IsR0FBRztBQUFBLElBRW5CLElBQUksS0FBSyxZQUFZO0FBQUEsTUFDakIsTUFBTSxhQUFhLElBQUksTUFBTSxtREFBbUQ7QUFBQSxNQUNoRixXQUFXLE9BQU87QUFBQSxNQUNsQixLQUFLLFdBQVcsTUFBTSxVQUFVO0FBQUEsSUFDcEM7QUFBQSxJQUNBLE1BQU0sZ0JBQWdCLElBQUk7QUFBQSxJQUMxQixLQUFLLGFBQWE7QUFBQSxJQUNsQixPQUFPLGNBQWM7QUFBQTtBQUFBLEVBRXpCLGNBQWMsR0FBRztBQUFBLElBQ2IsSUFBSSxLQUFLLFlBQVk7QUFBQSxNQUNqQixNQUFNLGFBQWEsSUFBSSxNQUFNLGdEQUFnRDtBQUFBLE1BQzdFLFdBQVcsT0FBTztBQUFBLE1BQ2xCLEtBQUssV0FBVyxNQUFNLFVBQVU7QUFBQSxNQUNoQyxLQUFLLGFBQWE7QUFBQSxJQUN0QjtBQUFBO0FBRVI7QUFRTyxJQUFNLHVCQUF1QixJQUFJOzs7QUNwQ3hDLElBQU0sY0FBYyxDQUFDLGtCQUFrQixVQUFVO0FBSTFDLFNBQVMseUJBQXlCLENBQUMsWUFBWTtBQUFBLEVBQ2xELElBQUksQ0FBQyxZQUFZO0FBQUEsSUFDYjtBQUFBLEVBQ0o7QUFBQSxFQUNBLElBQUksWUFBWSxRQUFRLFVBQVUsSUFBSSxHQUFHO0FBQUEsSUFDckM7QUFBQSxFQUNKO0FBQUEsRUFDQSxPQUFPO0FBQUE7OztBQ0VKLGVBQWUsaUJBQWlCLENBQUMsU0FBUztBQUFBLEVBRTdDLElBQUksQ0FBQyxRQUFRLGVBQWUsUUFBUSxXQUFXO0FBQUEsSUFDM0MsUUFBUSxLQUFLLDRUQUE0VDtBQUFBLElBRXpVLFVBQVUsRUFBRSxhQUFhLFFBQVE7QUFBQSxFQUNyQztBQUFBLEVBQ0EsUUFBUSxhQUFhLGtCQUFrQixVQUFVO0FBQUEsRUFDakQsSUFBSSxDQUFDLHdCQUF3QixHQUFHO0FBQUEsSUFDNUIsTUFBTSxJQUFJLE1BQU0sMkNBQTJDO0FBQUEsRUFDL0Q7QUFBQSxFQUVBLE1BQU0sWUFBWTtBQUFBLE9BQ1g7QUFBQSxJQUNILFdBQVcsd0JBQXdCLFlBQVksU0FBUztBQUFBLElBQ3hELE1BQU07QUFBQSxTQUNDLFlBQVk7QUFBQSxNQUNmLElBQUksd0JBQXdCLFlBQVksS0FBSyxFQUFFO0FBQUEsSUFDbkQ7QUFBQSxJQUNBLG9CQUFvQixZQUFZLG9CQUFvQixJQUFJLCtCQUErQjtBQUFBLEVBQzNGO0FBQUEsRUFFQSxNQUFNLGdCQUFnQixDQUFDO0FBQUEsRUFNdkIsSUFBSSxpQkFBaUI7QUFBQSxJQUVqQixjQUFjLFlBQVk7QUFBQSxFQUM5QjtBQUFBLEVBRUEsY0FBYyxZQUFZO0FBQUEsRUFFMUIsY0FBYyxTQUFTLHFCQUFxQixxQkFBcUI7QUFBQSxFQUVqRSxJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsSUFDQSxhQUFjLE1BQU0sVUFBVSxZQUFZLE9BRTFDLGFBQWE7QUFBQSxJQUVqQixPQUFPLEtBQUs7QUFBQSxJQUNSLE1BQU0sMEJBQTBCLEVBQUUsT0FBTyxLQUFLLFNBQVMsY0FBYyxDQUFDO0FBQUE7QUFBQSxFQUUxRSxJQUFJLENBQUMsWUFBWTtBQUFBLElBQ2IsTUFBTSxJQUFJLE1BQU0sZ0NBQWdDO0FBQUEsRUFDcEQ7QUFBQSxFQUNBLFFBQVEsSUFBSSxPQUFPLFVBQVUsU0FBUztBQUFBLEVBRXRDLElBQUksYUFBYTtBQUFBLEVBQ2pCLElBQUksT0FBTyxTQUFTLGtCQUFrQixZQUFZO0FBQUEsSUFDOUMsYUFBYSxTQUFTLGNBQWM7QUFBQSxFQUN4QztBQUFBLEVBRUEsSUFBSSw2QkFBNkI7QUFBQSxFQUNqQyxJQUFJLE9BQU8sU0FBUywwQkFBMEIsWUFBWTtBQUFBLElBQ3RELElBQUk7QUFBQSxNQUNBLDZCQUE2QixTQUFTLHNCQUFzQjtBQUFBLE1BRWhFLE9BQU8sT0FBTztBQUFBLE1BQ1YsMkJBQTJCLDJCQUEyQixLQUFLO0FBQUE7QUFBQSxFQUVuRTtBQUFBLEVBQ0EsSUFBSSxvQkFBb0I7QUFBQSxFQUN4QixJQUFJLE9BQU8sU0FBUyxpQkFBaUIsWUFBWTtBQUFBLElBQzdDLElBQUk7QUFBQSxNQUNBLE1BQU0sYUFBYSxTQUFTLGFBQWE7QUFBQSxNQUN6QyxJQUFJLGVBQWUsTUFBTTtBQUFBLFFBQ3JCLG9CQUFvQix3QkFBd0IsVUFBVTtBQUFBLE1BQzFEO0FBQUEsTUFFSixPQUFPLE9BQU87QUFBQSxNQUNWLDJCQUEyQixrQkFBa0IsS0FBSztBQUFBO0FBQUEsRUFFMUQ7QUFBQSxFQUVBLElBQUk7QUFBQSxFQUNKLElBQUksT0FBTyxTQUFTLHlCQUF5QixZQUFZO0FBQUEsSUFDckQsSUFBSTtBQUFBLE1BQ0EsNEJBQTRCLHdCQUF3QixTQUFTLHFCQUFxQixDQUFDO0FBQUEsTUFFdkYsT0FBTyxPQUFPO0FBQUEsTUFDViwyQkFBMkIsMEJBQTBCLEtBQUs7QUFBQTtBQUFBLEVBRWxFO0FBQUEsRUFDQSxPQUFPO0FBQUEsSUFDSDtBQUFBLElBQ0EsT0FBTyx3QkFBd0IsS0FBSztBQUFBLElBQ3BDLFVBQVU7QUFBQSxNQUNOLG1CQUFtQix3QkFBd0IsU0FBUyxpQkFBaUI7QUFBQSxNQUNyRSxnQkFBZ0Isd0JBQXdCLFNBQVMsY0FBYztBQUFBLE1BQy9EO0FBQUEsTUFDQSxvQkFBb0I7QUFBQSxNQUNwQixXQUFXO0FBQUEsTUFDWCxtQkFBbUI7QUFBQSxJQUN2QjtBQUFBLElBQ0E7QUFBQSxJQUNBLHdCQUF3QixXQUFXLDBCQUEwQjtBQUFBLElBQzdELHlCQUF5QiwwQkFBMEIsV0FBVyx1QkFBdUI7QUFBQSxFQUN6RjtBQUFBO0FBTUosU0FBUywwQkFBMEIsQ0FBQyxZQUFZLE9BQU87QUFBQSxFQUNuRCxRQUFRLEtBQUsseUZBQXlGO0FBQUEsR0FBdUQsS0FBSztBQUFBOztBQ3BIL0osU0FBUywrQkFBK0IsR0FBRztBQUFBLEVBQzlDLElBQUksQ0FBQyx3QkFBd0IsR0FBRztBQUFBLElBQzVCLE9BQU8sMENBQTBDLFNBQVMsSUFBSSxRQUFRLENBQUMsWUFBWSxRQUFRLEtBQUssQ0FBQyxDQUFDO0FBQUEsRUFDdEc7QUFBQSxFQU9BLE1BQU0sNEJBQTRCLFdBQzdCO0FBQUEsRUFDTCxJQUFJLDJCQUEyQixvQ0FBb0MsV0FBVztBQUFBLElBQzFFLE9BQU8sMENBQTBDLFNBQVMsSUFBSSxRQUFRLENBQUMsWUFBWSxRQUFRLEtBQUssQ0FBQyxDQUFDO0FBQUEsRUFDdEc7QUFBQSxFQUNBLE9BQU8sMENBQTBDLFNBQVMsMEJBQTBCLGdDQUFnQyxDQUFDO0FBQUE7QUFHbEgsSUFBTSw0Q0FBNEM7QUFBQSxFQUNyRCxVQUFVLENBQUMsVUFBVTtBQUN6Qjs7O0FDcEJPLFNBQVMsMkJBQTJCLEdBQUcsT0FBTyxXQUFZO0FBQUEsRUFDN0QsUUFBUSxjQUFjO0FBQUEsRUFDdEIsSUFBSSxDQUFDLFdBQVc7QUFBQSxJQUNaLE1BQU0sTUFBTSxpREFBaUQ7QUFBQSxFQUNqRTtBQUFBLEVBQ0EsSUFBSSxNQUFNLFNBQVMsY0FBYztBQUFBLElBQzdCLElBQUksUUFBUSxrQkFBa0IsYUFBYTtBQUFBLE1BRXZDLE9BQU8sSUFBSSxjQUFjO0FBQUEsUUFDckIsU0FBUztBQUFBLFFBQ1QsTUFBTTtBQUFBLFFBQ04sT0FBTztBQUFBLE1BQ1gsQ0FBQztBQUFBLElBQ0w7QUFBQSxFQUNKLEVBQ0EsS0FBSyxJQUFJLE1BQU0sU0FBUyxtQkFBbUI7QUFBQSxJQUt2QyxPQUFPLElBQUksY0FBYztBQUFBLE1BQ3JCLFNBQVMsTUFBTTtBQUFBLE1BQ2YsTUFBTTtBQUFBLE1BQ04sT0FBTztBQUFBLElBQ1gsQ0FBQztBQUFBLEVBQ0wsRUFDQSxLQUFLLElBQUksTUFBTSxTQUFTLGlCQUFpQjtBQUFBLElBQ3JDLE1BQU0sa0JBQWtCLFdBQVcsU0FBUztBQUFBLElBQzVDLElBQUksQ0FBQyxjQUFjLGVBQWUsR0FBRztBQUFBLE1BRWpDLE9BQU8sSUFBSSxjQUFjO0FBQUEsUUFDckIsU0FBUyxHQUFHLFdBQVcsU0FBUztBQUFBLFFBQ2hDLE1BQU07QUFBQSxRQUNOLE9BQU87QUFBQSxNQUNYLENBQUM7QUFBQSxJQUNMLEVBQ0EsS0FBSyxJQUFJLFVBQVUsU0FBUyxpQkFBaUI7QUFBQSxNQUV6QyxPQUFPLElBQUksY0FBYztBQUFBLFFBQ3JCLFNBQVMsY0FBYyxVQUFVO0FBQUEsUUFDakMsTUFBTTtBQUFBLFFBQ04sT0FBTztBQUFBLE1BQ1gsQ0FBQztBQUFBLElBQ0w7QUFBQSxFQUNKLEVBQ0EsS0FBSyxJQUFJLE1BQU0sU0FBUyxnQkFBZ0I7QUFBQSxJQUdwQyxPQUFPLElBQUksY0FBYztBQUFBLE1BQ3JCLFNBQVM7QUFBQSxNQUNULE1BQU07QUFBQSxNQUNOLE9BQU87QUFBQSxJQUNYLENBQUM7QUFBQSxFQUNMO0FBQUEsRUFDQSxPQUFPO0FBQUE7OztBQzVDSixlQUFlLG1CQUFtQixDQUFDLFNBQVM7QUFBQSxFQUUvQyxJQUFJLENBQUMsUUFBUSxlQUFlLFFBQVEsV0FBVztBQUFBLElBQzNDLFFBQVEsS0FBSyw4VEFBOFQ7QUFBQSxJQUUzVSxVQUFVLEVBQUUsYUFBYSxRQUFRO0FBQUEsRUFDckM7QUFBQSxFQUNBLFFBQVEsYUFBYSxxQkFBcUIsT0FBTyw2QkFBNkIsU0FBVTtBQUFBLEVBQ3hGLElBQUksQ0FBQyx3QkFBd0IsR0FBRztBQUFBLElBQzVCLE1BQU0sSUFBSSxNQUFNLDJDQUEyQztBQUFBLEVBQy9EO0FBQUEsRUFHQSxJQUFJO0FBQUEsRUFDSixJQUFJLFlBQVksa0JBQWtCLFdBQVcsR0FBRztBQUFBLElBQzVDLG1CQUFtQixZQUFZLGtCQUFrQixJQUFJLCtCQUErQjtBQUFBLEVBQ3hGO0FBQUEsRUFFQSxNQUFNLFlBQVk7QUFBQSxPQUNYO0FBQUEsSUFDSCxXQUFXLHdCQUF3QixZQUFZLFNBQVM7QUFBQSxJQUN4RDtBQUFBLEVBQ0o7QUFBQSxFQUVBLE1BQU0sYUFBYSxDQUFDO0FBQUEsRUFLcEIsSUFBSSxvQkFBb0I7QUFBQSxJQUNwQixJQUFJLENBQUUsTUFBTSxnQ0FBZ0MsR0FBSTtBQUFBLE1BQzVDLE1BQU0sTUFBTSw0Q0FBNEM7QUFBQSxJQUM1RDtBQUFBLElBRUEsTUFBTSxpQkFBaUIsU0FBUyxpQkFBaUIsaUNBQWlDO0FBQUEsSUFFbEYsSUFBSSxlQUFlLFNBQVMsS0FBSyw0QkFBNEI7QUFBQSxNQUN6RCxNQUFNLE1BQU0sbUdBQW1HO0FBQUEsSUFDbkg7QUFBQSxJQUdBLFdBQVcsWUFBWTtBQUFBLElBRXZCLFVBQVUsbUJBQW1CLENBQUM7QUFBQSxFQUNsQztBQUFBLEVBRUEsV0FBVyxZQUFZO0FBQUEsRUFFdkIsV0FBVyxTQUFTLHFCQUFxQixxQkFBcUI7QUFBQSxFQUU5RCxJQUFJO0FBQUEsRUFDSixJQUFJO0FBQUEsSUFDQSxhQUFjLE1BQU0sVUFBVSxZQUFZLElBRTFDLFVBQVU7QUFBQSxJQUVkLE9BQU8sS0FBSztBQUFBLElBQ1IsTUFBTSw0QkFBNEIsRUFBRSxPQUFPLEtBQUssU0FBUyxXQUFXLENBQUM7QUFBQTtBQUFBLEVBRXpFLElBQUksQ0FBQyxZQUFZO0FBQUEsSUFDYixNQUFNLElBQUksTUFBTSxrQ0FBa0M7QUFBQSxFQUN0RDtBQUFBLEVBQ0EsUUFBUSxJQUFJLE9BQU8sVUFBVSxTQUFTO0FBQUEsRUFDdEMsSUFBSSxhQUFhO0FBQUEsRUFDakIsSUFBSSxTQUFTLFlBQVk7QUFBQSxJQUNyQixhQUFhLHdCQUF3QixTQUFTLFVBQVU7QUFBQSxFQUM1RDtBQUFBLEVBRUEsT0FBTztBQUFBLElBQ0g7QUFBQSxJQUNBLE9BQU8sd0JBQXdCLEtBQUs7QUFBQSxJQUNwQyxVQUFVO0FBQUEsTUFDTixtQkFBbUIsd0JBQXdCLFNBQVMsaUJBQWlCO0FBQUEsTUFDckUsZ0JBQWdCLHdCQUF3QixTQUFTLGNBQWM7QUFBQSxNQUMvRCxXQUFXLHdCQUF3QixTQUFTLFNBQVM7QUFBQSxNQUNyRDtBQUFBLElBQ0o7QUFBQSxJQUNBO0FBQUEsSUFDQSx3QkFBd0IsV0FBVywwQkFBMEI7QUFBQSxJQUM3RCx5QkFBeUIsMEJBQTBCLFdBQVcsdUJBQXVCO0FBQUEsRUFDekY7QUFBQTs7QUM1Rko7OztBQ0FPLElBQU0sOEJBQThCO0FBSXBDLElBQU0sMkJBQTJCO0FBQ2pDLElBQU0saUJBQWlCO0FBRXZCLElBQU0sZUFBZSxJQUFJO0FBR3pCLElBQU0sbUJBQW1CLENBQUMsV0FBVyxpQkFBaUIsT0FBTztBQUM3RCxJQUFNLGVBQWUsQ0FBQyxZQUFZLE9BQU87OztBQ0FoRCxJQUFNLGVBQWUsT0FBUyxFQUFFLE1BQU0sT0FBUSwyQkFBMkIsb0JBQW9CLENBQUM7QUFDOUYsSUFBTSxRQUFRLE9BQVMsRUFBRSxNQUFNLE9BQVEsNEJBQTRCLG9CQUFvQixDQUFDO0FBQ3hGLElBQU0sYUFBYTtBQUFBLEVBQ2pCLElBQUk7QUFBQSxFQUNKLE9BQU87QUFBQSxFQUNQLE1BQU0sUUFBVSxZQUFZO0FBQUEsRUFDNUIseUJBQXlCLFNBQVcsU0FBVyxPQUFTLENBQUMsQ0FBQztBQUFBLEVBQzFELHdCQUF3QixTQUFXLE9BQVMsT0FBUyxHQUFHLFFBQVUsQ0FBQyxHQUFHLENBQUMsQ0FBQztBQUMxRTtBQUdPLElBQU0seUJBQXlCLE9BQVM7QUFBQSxLQUMxQztBQUFBLEVBQ0gsVUFBVSxPQUFTO0FBQUEsSUFDakIsZ0JBQWdCO0FBQUEsSUFDaEIsbUJBQW1CO0FBQUEsSUFDbkIsV0FBVztBQUFBLElBQ1gsWUFBWSxTQUFXLFNBQVcsS0FBSyxDQUFDO0FBQUEsRUFDMUMsQ0FBQztBQUNILENBQUM7QUFJTSxJQUFNLHVCQUF1QixPQUFTO0FBQUEsS0FDeEM7QUFBQSxFQUNILFVBQVUsT0FBUztBQUFBLElBQ2pCLGdCQUFnQjtBQUFBLElBQ2hCLG1CQUFtQjtBQUFBLElBQ25CLFlBQVksU0FDVixNQUFRLE9BQVMsRUFBRSxNQUFNLFdBQVksd0JBQXdCLENBQUMsQ0FBQyxFQUFFLE1BQU0sV0FBWSxjQUFjLENBQUMsQ0FDcEc7QUFBQSxFQUNGLENBQUM7QUFDSCxDQUFDO0FBR0QsSUFBTSxPQUFPLGFBQWEsMkJBQTJCO0FBQzlDLElBQU0sbUJBQW1CLGFBQWUsRUFBRSxLQUFLLENBQUM7QUFDaEQsSUFBTSxhQUFhLGFBQWUsRUFBRSxNQUFNLFFBQVEscUJBQXFCLENBQUM7QUFFeEUsSUFBTSxVQUFVLFlBQ3JCLFdBQ0EsT0FBUztBQUFBLEVBQ1A7QUFBQSxFQUNBLE1BQU0sT0FBUztBQUFBLEVBRWYsTUFBTSxPQUFTO0FBQUEsRUFFZixVQUFVLFFBQVU7QUFBQSxFQUNwQixXQUFXO0FBQUEsRUFDWCxZQUFZLFNBQVcsT0FBTztBQUNoQyxDQUFDLENBQ0g7QUFJTyxJQUFNLFlBQVksT0FBUyxFQUFFLFNBQVMsT0FBUyxPQUFTLEdBQUcsUUFBVSxDQUFDLEVBQUUsQ0FBQztBQUNoRixJQUFNLE9BQU8sT0FBUyxTQUFTO0FBQy9CLElBQU0sY0FBYztBQUViLElBQU0sbUJBQW1CO0FBQUEsRUFDOUIsb0JBQW9CLEtBQUssK0JBQStCO0FBQUEsSUFDdEQsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sTUFBTSxhQUFlLEVBQUUsU0FBUyxNQUFPLGNBQWMsbUJBQW1CLEVBQUUsQ0FBQztBQUFBLElBQzNFLFVBQVU7QUFBQSxJQUNWLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDdEIsQ0FBQztBQUFBLEVBQ0QsZ0JBQWdCLElBQUkscUJBQXFCO0FBQUEsSUFDdkMsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLElBQ1AsVUFBVSxXQUFXLE9BQU87QUFBQSxFQUM5QixDQUFDO0FBQUEsRUFDRCxpQkFBaUIsS0FBSyxxQkFBcUI7QUFBQSxJQUN6QyxTQUFTO0FBQUEsSUFDVCxNQUFNO0FBQUEsSUFDTixNQUFNO0FBQUEsSUFDTixVQUFVO0FBQUEsSUFDVixRQUFRO0FBQUEsSUFDUixTQUFTLENBQUMsVUFBVTtBQUFBLEVBQ3RCLENBQUM7QUFBQSxFQUNELGVBQWUsSUFBSSxhQUFhO0FBQUEsSUFDOUIsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sTUFBTTtBQUFBLElBQ04sVUFBVTtBQUFBLEVBQ1osQ0FBQztBQUFBLEVBQ0QsaUJBQWlCLElBQUksYUFBYSxFQUFFLFNBQVMsbUNBQW1DLE1BQU0sV0FBVyxDQUFDO0FBQUEsRUFDbEcsb0JBQW9CLElBQUksMkJBQTJCO0FBQUEsSUFDakQsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLFFBQVEsWUFBWTtBQUFBLElBQzVCLE9BQU87QUFBQSxJQUNQLFVBQVUsV0FBVyxPQUFPO0FBQUEsRUFDOUIsQ0FBQztBQUFBLEVBQ0QscUJBQXFCLElBQUksc0NBQXNDO0FBQUEsSUFDN0QsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLFFBQVEsY0FBYztBQUFBLElBQzlCLFFBQVE7QUFBQSxFQUNWLENBQUM7QUFBQSxFQUNELG9CQUFvQixJQUFJLGdDQUFnQztBQUFBLElBQ3RELFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLGNBQWM7QUFBQSxJQUM5QixRQUFRO0FBQUEsRUFDVixDQUFDO0FBQ0g7OztBQzFHTyxJQUFNLGVBQWUsS0FBSztBQVMxQixJQUFNLHNCQUFzQjs7O0FDMkU1QixTQUFTLGtCQUdmLENBQUMsVUFBYSxPQUFjO0FBQUEsRUFDM0IsT0FBTyxZQUFZLFFBQVEsVUFBVSxPQUFPLE9BQVMsQ0FBQztBQUFBO0FBSWpELFNBQVMsV0FLZixDQUFDLE1BQVksVUFBYSxPQUFjLFVBQW9CO0FBQUEsRUFDM0QsT0FBTztBQUFBLE9BQ0Y7QUFBQSxPQUNBLFFBQVEsVUFBVSxPQUFPLFFBQVE7QUFBQSxJQUNwQztBQUFBLElBQ0EsVUFBVSxTQUFTLFlBQVksQ0FBQyxXQUFXLEtBQUs7QUFBQSxFQUNsRDtBQUFBO0FBSUssU0FBUyxVQUFVLENBQUMsT0FBK0I7QUFBQSxFQUN4RCxPQUFPLE1BQU0sS0FBSyxJQUFJLFNBQVMsYUFBYSxNQUFNLEtBQUssSUFBSSxTQUFTO0FBQUE7QUE4Qi9ELFNBQVMsWUFFZixDQUFDLFVBQWE7QUFBQSxFQUNiLE1BQU0sUUFBUSxZQUFZLGVBQWUsU0FBUyxLQUFLLFNBQVMsR0FBRyxHQUFHLFFBQVE7QUFBQSxFQUM5RSxPQUFPLEtBQUssYUFBYSxRQUFRLFVBQVUsT0FBTyxJQUFNLENBQUMsR0FBRyxNQUFNLFdBQW9CLFVBQVUsS0FBSztBQUFBO0FBYXZHLFNBQVMsV0FBMkQsQ0FBQyxRQUFnQixVQUFhO0FBQUEsRUFDaEcsTUFBTSxRQUFRLGFBQWEsV0FBVyxTQUFXLFFBQVEsU0FBUyxPQUFnQixJQUFJO0FBQUEsRUFDdEYsT0FBTztBQUFBO0FBbUJULFNBQVMsT0FBd0IsR0FDN0IsZUFDRixPQUNBLFVBQ3NDO0FBQUEsRUFDdEMsSUFBSSxnQkFBZ0I7QUFBQSxJQUFXLE9BQU8sRUFBRSxPQUFPLFNBQVM7QUFBQSxFQUN4RCxPQUFPLEVBQUUsT0FBTyxnQkFBZ0IsT0FBTyxXQUFXLEdBQUcsVUFBVSxnQkFBZ0IsVUFBVSxXQUFXLEVBQUU7QUFBQTtBQUl4RyxTQUFTLGVBQXVCLENBQUMsUUFBZ0IsYUFBNkI7QUFBQSxFQUM1RSxNQUFNLE1BQU8sT0FBeUIsTUFBTTtBQUFBLEVBQzVDLGVBQWlCLElBQUksS0FBSyxFQUFFLFlBQVksQ0FBQztBQUFBLEVBQ3pDLE9BQU87QUFBQTtBQU1GLFNBQVMsWUFBOEIsQ0FBQyxRQUE0QjtBQUFBLEVBQ3pFLE1BQU0sVUFBVSxPQUFPLFFBQVEsTUFBTSxFQUFFLElBQUksRUFBRSxRQUFRLGFBQWEsQ0FBQyxNQUFNLEtBQUssQ0FBQztBQUFBLEVBQy9FLE9BQU8sT0FBTyxZQUFZLE9BQU87QUFBQTtBQVE1QixTQUFTLGVBQWlDLENBQUMsUUFBK0I7QUFBQSxFQUMvRSxNQUFNLFVBQVUsT0FBTyxRQUFRLE1BQU0sRUFBRSxRQUFRLEVBQUUsUUFBUSxnQkFDdkQsV0FBVyxDQUFDLENBQUMsTUFBTSxRQUFRLENBQUMsSUFBSSxDQUFDLENBQ25DO0FBQUEsRUFDQSxPQUFPLE9BQU8sWUFBWSxPQUFPO0FBQUE7OztBQzVONUIsU0FBUyxNQUFNLENBQUMsV0FBb0IsVUFBcUM7QUFBQSxFQUM5RSxJQUFJLENBQUM7QUFBQSxJQUFXLE1BQU0sSUFBSSxNQUFNLHFCQUFxQixVQUFVO0FBQUE7OztBQ0ExRCxJQUFNLGdCQUFnQjtBQUFBLEVBQzNCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7OztBQ2xCTyxJQUFNLGdCQUFnQjtBQUFBLEVBQzNCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBR08sSUFBTSxpQkFBaUI7QUFBQSxFQUM1QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFJTyxJQUFNLGdCQUFnQjtBQUFBLEVBQzNCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQVFBLFNBQVMsV0FBZ0MsQ0FBQyxNQUE2QjtBQUFBLEVBQ3JFLE9BQU8sS0FDSixZQUFZLEVBQ1osUUFBUSxhQUFhLENBQUMsR0FBRyxXQUFtQixPQUFPLFlBQVksQ0FBQztBQUFBO0FBUzlELElBQU0sa0JBQTRDO0FBQUEsRUFDdkQsR0FBRyxjQUFjLElBQUksQ0FBQyxTQUFTLFlBQVksSUFBSSxDQUFDO0FBQUEsRUFDaEQsR0FBRztBQUFBLEVBQ0gsR0FBRyxlQUFlLElBQUksQ0FBQyxTQUFTLFlBQVksSUFBSSxDQUFDO0FBQUEsRUFDakQsR0FBRztBQUNMO0FBR08sU0FBUyxlQUFlLENBQUMsTUFBbUU7QUFBQSxFQUNqRyxPQUFRLFNBQVMsS0FBSyxZQUFZLElBQUksWUFBWSxJQUFJLElBQUk7QUFBQTtBQUlyRCxJQUFNLGtCQUFrQjtBQUFBLEVBQzdCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQU1BLElBQU0sd0JBQTZDLElBQUksSUFBSSxlQUFlO0FBRW5FLFNBQVMsZ0JBQWdCLENBQUMsTUFBc0M7QUFBQSxFQUNyRSxTQUFTLFVBQVUsS0FBSyxNQUFNLHdDQUF3QyxLQUFLLENBQUM7QUFBQSxFQUM1RSxPQUFPLFdBQVcsYUFBYSxzQkFBc0IsSUFBSSxNQUFNO0FBQUE7OztBQ3RTMUQsTUFBTSxnQkFBZ0IsTUFBTTtBQUFBLEVBQ3hCLE9BQU87QUFBQSxFQUNQO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUdULFdBQVcsQ0FDVCxNQUNBLFNBQ0EsVUFBMEIsQ0FBQyxHQUMzQixXQUEyQixDQUFDLEdBQzVCO0FBQUEsSUFDQSxNQUFNLE9BQU87QUFBQSxJQUNiLEtBQUssT0FBTztBQUFBLElBQ1osS0FBSyxVQUFVO0FBQUEsSUFDZixLQUFLLFdBQVc7QUFBQTtBQUFBLE1BSWQsTUFBTSxHQUFrQjtBQUFBLElBQzFCLFFBQVEsTUFBTSxXQUFXLEtBQUs7QUFBQSxJQUM5QixJQUFJLFNBQVM7QUFBQSxNQUFXLE9BQU8sZ0JBQWdCLElBQUk7QUFBQSxJQUNuRCxPQUFPLFdBQVcsS0FBSyxTQUFTLFNBQVMsSUFBSSxnQkFBZ0IsZ0JBQWdCLEtBQUssSUFBSTtBQUFBO0FBRTFGO0FBR08sU0FBUyxpQkFBaUIsQ0FBQyxVQUFtQztBQUFBLEVBQ25FLE1BQU0sUUFBUSxTQUFTLElBQUksQ0FBQyxZQUFZLFFBQVEsUUFBUSxNQUFNLEVBQUUsS0FBSyxJQUFJO0FBQUEsRUFDekUsT0FBTyxJQUFJLFFBQVEsZUFBZSxxQkFBcUIsU0FBUyxDQUFDLEdBQUcsUUFBUTtBQUFBO0FBZ0I5RSxJQUFNLGtCQUFrQixJQUFJLElBQUksQ0FBQyxVQUFVLFFBQVEsQ0FBQzs7O0FDeEY3QyxTQUFTLEtBQThCLENBQUMsUUFBVyxPQUE2QjtBQUFBLEVBQ3JGLE1BQU0sU0FBUyxPQUFPLFVBQVUsS0FBSztBQUFBLEVBQ3JDLElBQUksT0FBTztBQUFBLElBQVMsT0FBTyxPQUFPO0FBQUEsRUFDbEMsTUFBTSxrQkFDSixPQUFPLE1BQU0sT0FBTyxRQUFRLENBQUMsVUFBMEI7QUFBQSxJQUNyRCxNQUFNLE9BQU8sTUFBTSxLQUFLLEtBQUssR0FBRztBQUFBLElBQ2hDLElBQUksTUFBTSxTQUFTLHFCQUFxQjtBQUFBLE1BQ3RDLE9BQU8sTUFBTSxLQUFLLElBQUksQ0FBQyxTQUFTO0FBQUEsUUFDOUIsTUFBTSxDQUFDLE1BQU0sR0FBRyxFQUFFLE9BQU8sT0FBTyxFQUFFLEtBQUssR0FBRztBQUFBLFFBQzFDLFNBQVM7QUFBQSxNQUNYLEVBQUU7QUFBQSxJQUNKO0FBQUEsSUFDQSxPQUFPLENBQUMsRUFBRSxNQUFNLFNBQVMsaUJBQWlCLEtBQUssRUFBRSxDQUFDO0FBQUEsR0FDbkQsQ0FDSDtBQUFBO0FBSUssU0FBUyxjQUFpQixDQUFDLE1BQWMsT0FBbUI7QUFBQSxFQUNqRSxJQUFJO0FBQUEsSUFDRixPQUFPLE1BQU07QUFBQSxJQUNiLE9BQU8sT0FBTztBQUFBLElBQ2QsSUFBSSxFQUFFLGlCQUFpQixZQUFZLE1BQU0sU0FBUztBQUFBLE1BQWUsTUFBTTtBQUFBLElBQ3ZFLE1BQU0sa0JBQ0osTUFBTSxTQUFTLElBQUksQ0FBQyxhQUFhLEtBQUssU0FBUyxNQUFNLENBQUMsTUFBTSxRQUFRLElBQUksRUFBRSxPQUFPLE9BQU8sRUFBRSxLQUFLLEdBQUcsRUFBRSxFQUFFLENBQ3hHO0FBQUE7QUFBQTtBQWdCSixTQUFTLGdCQUFnQixDQUFDLE9BQXlDO0FBQUEsRUFDakUsSUFBSSxpQkFBaUIsTUFBTSxPQUFPO0FBQUEsSUFBRyxPQUFPLE1BQU07QUFBQSxFQUNsRCxPQUFPLE1BQU0sU0FBUyxrQkFBa0IsTUFBTSxVQUFVLFlBQ3BELHdCQUNBO0FBQUE7OztBQ3JDTixJQUFNLFVBQVU7QUF5Q1QsU0FBUyxtQkFBc0YsQ0FDcEcsU0FDRSxVQUFVLENBQUMsR0FBRyxXQUFXLENBQUMsTUFBb0MsQ0FBQyxHQUN2QztBQUFBLEVBQzFCLE1BQU0sV0FBVyxJQUFJLElBQVksQ0FBQyxHQUFHLFNBQVMsR0FBRyxRQUFRLENBQUM7QUFBQSxFQUMxRCxPQUFPO0FBQUEsSUFDTCxRQUFRLGFBQWU7QUFBQSxTQUNsQixjQUFjLE9BQU8sRUFBRSxTQUFTLFNBQVMsQ0FBQztBQUFBLE9BQzVDLFVBQVUsU0FBVyxJQUFNLG9CQUFvQixDQUFDO0FBQUEsSUFDbkQsQ0FBQztBQUFBLElBQ0QsS0FBSyxDQUFDLFFBQVEsUUFBUTtBQUFBLE1BQ3BCLE1BQU0sVUFBVSxPQUFPLEtBQUssTUFBTSxLQUFLLEVBQ3BDLE9BQU8sQ0FBQyxTQUFTLFNBQVMsT0FBTyxFQUNqQyxJQUFJLENBQUMsU0FBUztBQUFBLFFBQ2IsTUFBTSxPQUFPLFNBQVMsSUFBSSxJQUFJLElBQUksWUFBWSxZQUFZLE1BQU0sTUFBTTtBQUFBLFFBQ3RFLE9BQU8sQ0FBQyxNQUFNLFlBQVksT0FBTyxNQUFNLE1BQU8sT0FBbUMsS0FBSyxDQUFDO0FBQUEsT0FDeEY7QUFBQSxNQUNILE9BQU8sZ0JBQWdCLE9BQU8sT0FBTyxZQUFZLE9BQU8sQ0FBQztBQUFBO0FBQUEsRUFFN0Q7QUFBQTtBQUlGLFNBQVMsYUFBYSxDQUNwQixTQUNFLFVBQVUsQ0FBQyxHQUFHLFdBQVcsQ0FBQyxNQUFvQyxDQUFDLEdBQ2pFO0FBQUEsRUFDQSxPQUFPLE9BQU8sWUFDWixPQUFPLFFBQVEsTUFBTSxLQUFLLEVBQ3ZCLE9BQU8sRUFBRSxVQUFVLFNBQVMsT0FBTyxFQUNuQyxJQUFJLEVBQUUsTUFBTSxXQUFXO0FBQUEsSUFDdEIsSUFBSSxRQUFRLFNBQVMsSUFBSTtBQUFBLE1BQUcsT0FBTyxDQUFDLE1BQU0sU0FBVyxTQUFXLGVBQWUsS0FBSyxDQUFDLENBQUMsQ0FBQztBQUFBLElBQ3ZGLE9BQU8sQ0FBQyxNQUFNLFNBQVMsU0FBUyxJQUFJLElBQUksU0FBVyxlQUFlLEtBQUssQ0FBQyxJQUFJLGFBQWEsS0FBSyxDQUFDO0FBQUEsR0FDaEcsQ0FDTDtBQUFBO0FBR0YsU0FBUyxZQUFZLENBQUMsT0FBcUI7QUFBQSxFQUN6QyxNQUFNLFFBQVEsZUFBZSxLQUFLO0FBQUEsRUFDbEMsTUFBTSxPQUFPLG1CQUFtQixLQUFLO0FBQUEsRUFDckMsSUFBSTtBQUFBLElBQU0sT0FBTyxTQUFXLFNBQVcsYUFBZSxjQUFjLElBQUksQ0FBQyxDQUFDLENBQUM7QUFBQSxFQUMzRSxJQUFJLENBQUMsVUFBVSxLQUFLLEtBQUssV0FBVyxLQUFLO0FBQUEsSUFBRyxPQUFPLFNBQVcsS0FBSztBQUFBLEVBQ25FLE1BQU0sVUFBVSxVQUFZLENBQUMsVUFBb0IsVUFBVSxPQUFPLE1BQU0sS0FBSyxJQUFJLGVBQWUsS0FBTTtBQUFBLEVBQ3RHLE9BQU8sU0FBVyxLQUFPLFNBQVcsS0FBSyxHQUFHLE9BQU8sQ0FBQztBQUFBO0FBcUJ0RCxTQUFTLFdBQVcsQ0FBQyxPQUFxQixNQUFjLE1BQWUsT0FBeUI7QUFBQSxFQUM5RixNQUFNLFFBQVEsTUFBTSxNQUFNO0FBQUEsRUFDMUIsSUFBSSxVQUFVO0FBQUEsSUFBVyxPQUFPLFNBQVMsWUFBWSxXQUFXLE9BQU8sTUFBTSxTQUFTLElBQUk7QUFBQSxFQUMxRixNQUFNLE9BQU8sbUJBQW1CLGVBQWUsS0FBSyxDQUFDO0FBQUEsRUFDckQsSUFBSSxDQUFDO0FBQUEsSUFBTSxPQUFPO0FBQUEsRUFFbEIsSUFBSSxVQUFVLE1BQU07QUFBQSxJQUNsQixJQUFJLFVBQVUsS0FBSztBQUFBLE1BQUcsT0FBTyxNQUFNLEtBQUssSUFBSTtBQUFBLElBQzVDLE9BQU8sV0FBVyxlQUFlLEtBQUssQ0FBQyxJQUFJLE9BQU87QUFBQSxFQUNwRDtBQUFBLEVBQ0EsT0FBTyxXQUFXLE1BQU0sTUFBTSxVQUFVLE1BQU0sS0FBSyxDQUFDO0FBQUE7QUFJdEQsU0FBUyxTQUFTLENBQUMsTUFBZSxPQUF5QjtBQUFBLEVBQ3pELElBQUksVUFBVTtBQUFBLElBQVcsT0FBTztBQUFBLEVBQ2hDLElBQUksQ0FBQyxTQUFTLElBQUksS0FBSyxDQUFDLFNBQVMsS0FBSztBQUFBLElBQUcsT0FBTztBQUFBLEVBQ2hELE1BQU0sVUFBVSxPQUFPLFFBQVEsS0FBSyxFQUFFLElBQUksRUFBRSxNQUFNLFdBQVcsQ0FBQyxNQUFNLFVBQVUsS0FBSyxPQUFPLEtBQUssQ0FBQyxDQUFDO0FBQUEsRUFDakcsT0FBTyxLQUFLLFNBQVMsT0FBTyxZQUFZLE9BQU8sRUFBRTtBQUFBO0FBR25ELFNBQVMsUUFBUSxDQUFDLE9BQWtEO0FBQUEsRUFDbEUsT0FBTyxPQUFPLFVBQVUsWUFBWSxVQUFVLFFBQVEsQ0FBQyxNQUFNLFFBQVEsS0FBSztBQUFBO0FBRzVFLFNBQVMsVUFBVSxDQUFDLE9BQWMsTUFBYyxPQUF5QjtBQUFBLEVBQ3ZFLE9BQU8sZUFBZSxNQUFNLE1BQU0sTUFBTSxPQUF3QixLQUFLLENBQUM7QUFBQTtBQUl4RSxTQUFTLGVBQWUsQ0FBQyxPQUFxQixRQUF5QjtBQUFBLEVBQ3JFLE1BQU0sU0FBUyxNQUFNLEtBQUssSUFBSSxVQUFVLENBQUM7QUFBQSxFQUN6QyxPQUFPLE9BQU8sV0FBVyxJQUFJLFNBQVMsTUFBTSxZQUFjLENBQUMsQ0FBQyxFQUFFLE1BQU0sR0FBSSxNQUFxQixHQUFHLE1BQU07QUFBQTtBQUl4RyxTQUFTLFdBQVcsQ0FBQyxNQUFjLFFBQXlCO0FBQUEsRUFDMUQsTUFBTSxTQUFTO0FBQUEsRUFDZixJQUFJLE9BQU8sVUFBVTtBQUFBLElBQVcsT0FBTyxPQUFPO0FBQUEsRUFDOUMsU0FBUyxLQUFLLFVBQVUsS0FBSyxNQUFNLGNBQWMsS0FBSyxDQUFDO0FBQUEsRUFDdkQsTUFBTSxRQUFRLFFBQVEsWUFBWSxZQUFZLE9BQU8sU0FBUyxHQUFHLFNBQVM7QUFBQSxFQUMxRSxPQUFPLFVBQVUsV0FBVyx1QkFBdUIsT0FBTztBQUFBLEVBQzFELElBQUksTUFBTSxRQUFRLEtBQUs7QUFBQSxJQUFHLE9BQU8sTUFBTSxJQUFJLEdBQUcsU0FBeUIsRUFBRTtBQUFBLEVBQ3pFLE9BQVEsT0FBaUMsTUFBTTtBQUFBO0FBSWpELFNBQVMsY0FBYyxDQUFDLE9BQXFCO0FBQUEsRUFDM0MsUUFBUSxRQUFRLE1BQU07QUFBQSxFQUN0QixJQUFLLElBQUksU0FBUyxhQUFhLElBQUksU0FBUyxjQUFlLENBQUMsSUFBSTtBQUFBLElBQVcsT0FBTztBQUFBLEVBQ2xGLE1BQU0sUUFBUSxlQUFlLElBQUksU0FBUztBQUFBLEVBQzFDLE9BQU8sSUFBSSxRQUFRLFNBQVUsTUFBd0IsTUFBTSxHQUFJLElBQUksTUFBcUIsSUFBSTtBQUFBO0FBRzlGLFNBQVMsU0FBUyxDQUFDLE9BQXlDO0FBQUEsRUFDMUQsT0FBTyxNQUFNLEtBQUssSUFBSSxTQUFTO0FBQUE7QUFHakMsU0FBUyxVQUFVLENBQUMsT0FBdUI7QUFBQSxFQUN6QyxPQUFPLE1BQU0sS0FBSyxJQUFJLFNBQVM7QUFBQTtBQUlqQyxTQUFTLGtCQUFrQixDQUFDLE9BQW1DO0FBQUEsRUFDN0QsUUFBUSxRQUFRLE1BQU07QUFBQSxFQUN0QixJQUFJLElBQUksU0FBUyxjQUFjLElBQUk7QUFBQSxJQUFXLE9BQU8sbUJBQW1CLElBQUksU0FBUztBQUFBLEVBQ3JGLE9BQU8sSUFBSSxTQUFTLFdBQVksUUFBeUI7QUFBQTs7O0FDN0szRCxJQUFNLGFBQWEsT0FDVCxxQkFBcUIsRUFDNUIsTUFDQyxNQUFPLEdBQ1AsT0FBUyxjQUFjLHlCQUF5Qix5QkFBeUIsR0FDekUsV0FBWSw0QkFBNEIsa0JBQWtCLDRCQUE0QixDQUN4RjtBQUdGLElBQU0sUUFBUSxFQUFFLEtBQUssR0FBRyxLQUFLLDJCQUEyQixTQUFTLEVBQUU7QUFFNUQsSUFBTSx5QkFBeUI7QUFBQSxFQUNwQyxNQUFNLG1CQUNKO0FBQUEsSUFDRSxRQUFRO0FBQUEsSUFDUixPQUFPO0FBQUEsSUFDUCxNQUFNO0FBQUEsSUFDTixZQUFZLEVBQUUsR0FBRyx3QkFBd0I7QUFBQSxJQUN6QyxLQUFLO0FBQUEsRUFDUCxHQUNBLFVBQ0Y7QUFBQSxFQUNBLGVBQWUsYUFBYTtBQUFBLElBQzFCLFFBQVE7QUFBQSxJQUNSLE9BQU87QUFBQSxJQUNQLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFBQSxFQUNQLENBQUM7QUFBQSxFQUNELFdBQVcsYUFBYSxFQUFFLFFBQVEsYUFBYSxPQUFPLCtCQUErQixNQUFNLENBQUM7QUFBQSxFQUM1RixXQUFXLGFBQWEsRUFBRSxRQUFRLGFBQWEsT0FBTywrQkFBK0IsTUFBTSxDQUFDO0FBQUEsRUFDNUYsUUFBUSxhQUFhLEVBQUUsUUFBUSxVQUFVLE9BQU8sNEJBQTRCLE1BQU0sQ0FBQztBQUFBLEVBQ25GLFNBQVMsYUFBYSxFQUFFLFFBQVEsV0FBVyxPQUFPLDZCQUE2QixNQUFNLENBQUM7QUFBQSxFQUV0RixnQkFBZ0IsYUFBYTtBQUFBLElBQzNCLFFBQVE7QUFBQSxJQUNSLE9BQU87QUFBQSxJQUNQLE1BQU07QUFBQSxJQUNOLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLFNBQVM7QUFBQSxFQUNYLENBQUM7QUFDSDs7O0FDNUNPLElBQU0sY0FBYyxPQUNqQixxQkFBcUIsRUFDNUIsTUFDQyxXQUFZLEdBQUcscUJBQXFCLEdBQ3BDLFdBQVkseUJBQXlCLGtCQUFrQix5QkFBeUIsQ0FDbEY7QUFFSyxJQUFNLGlCQUFpQixPQUFTLEtBQUssZ0JBQWdCLHNCQUFzQixHQUFHLFNBQVMsSUFBTSxFQUFFLENBQUM7QUFHaEcsSUFBTSxxQkFBcUIsYUFBZTtBQUFBLEtBQzVDLGFBQWEsc0JBQXNCO0FBQUEsRUFDdEMsU0FBUyxTQUFXLElBQU0sQ0FBQztBQUM3QixDQUFDO0FBRU0sSUFBTSx3QkFBd0Isb0JBQW9CLGtCQUFrQjtBQUdwRSxJQUFNLG9CQUFvQjtBQUFBLEVBQy9CLG1CQUFtQixJQUFJLG1CQUFtQjtBQUFBLElBQ3hDLFNBQVM7QUFBQSxJQUNULE1BQU07QUFBQSxJQUNOLFVBQVU7QUFBQSxFQUNaLENBQUM7QUFBQSxFQUNELHNCQUFzQixJQUFJLG1CQUFtQjtBQUFBLElBQzNDLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxRQUFRLGtCQUFrQjtBQUFBLElBQ2xDLE1BQU0sc0JBQXNCO0FBQUEsSUFDNUIsVUFBVTtBQUFBLElBQ1YsU0FBUyxDQUFDLFVBQVU7QUFBQSxFQUN0QixDQUFDO0FBQ0g7OztBQ25DTyxJQUFNLDJCQUEyQjs7QUNGakMsSUFBTSxvQkFBb0I7QUFBQSxFQUUvQjtBQUFBLEVBRUE7QUFBQSxFQUVBO0FBQUEsRUFFQTtBQUFBLEVBRUE7QUFDRjs7O0FDUk8sSUFBTSwrQkFBK0I7QUFDckMsSUFBTSx3QkFBd0I7QUFDOUIsSUFBTSwyQkFBMkI7QUFDakMsSUFBTSwrQkFBK0I7QUFDckMsSUFBTSx3QkFBd0I7QUFDOUIsSUFBTSwwQkFBMEI7QUFDaEMsSUFBTSw2QkFBNkI7QUFPbkMsSUFBTSwyQkFBMkIsS0FBSztBQUV0QyxJQUFNLHNCQUFzQixJQUFJO0FBU2hDLElBQU0sdUJBQXNCO0FBQzVCLElBQU0sK0JBQStCO0FBQ3JDLElBQU0sK0JBQStCO0FBQ3JDLElBQU0sOEJBQThCO0FBRXBDLElBQU0seUJBQXlCLENBQUMsdUJBQXVCLG9CQUFvQjtBQUczRSxJQUFNLG1CQUFtQjtBQUFBLEVBQzlCLEdBQUc7QUFBQSxFQUVIO0FBQUEsRUFFQTtBQUFBLEVBRUE7QUFBQSxFQUVBO0FBQ0Y7QUFrQ08sSUFBTSxzQkFBa0M7QUFBQSxFQUM3QyxVQUFVO0FBQUEsRUFDVixXQUFXO0FBQUEsRUFDWCxTQUFTO0FBQUEsRUFDVCxPQUFPO0FBQUEsRUFDUCxRQUFRO0FBQ1Y7QUFpRE8sU0FBUyxhQUFhLENBQUMsTUFBdUI7QUFBQSxFQUNuRCxJQUFJLENBQUMsSUFBSSxTQUFTLElBQUk7QUFBQSxJQUFHLE9BQU87QUFBQSxFQUNoQyxRQUFRLE1BQU0sYUFBYSxJQUFJLElBQUksSUFBSTtBQUFBLEVBQ3ZDLE9BQU8sU0FBUyxRQUFRLENBQUMsT0FBTyxLQUFLLElBQUksS0FBSyxDQUFDLHNCQUFzQixLQUFLLFFBQVE7QUFBQTs7O0FDckhwRixJQUFNLGFBQWEsT0FBUztBQUFBLEVBQzFCLFVBQVUsT0FBUztBQUFBLEVBQ25CLFdBQVcsT0FBUztBQUFBLEVBQ3BCLFNBQVMsT0FBUztBQUFBLEVBQ2xCLE9BQU8sT0FBUztBQUFBLEVBQ2hCLFFBQVEsT0FBUztBQUNuQixDQUFDO0FBRU0sSUFBTSxtQkFBbUIsWUFDOUIsb0JBQ0EsT0FBUztBQUFBLEVBQ1A7QUFBQSxFQUNBLE1BQU0sT0FBUztBQUFBLEVBQ2YsUUFBUSxPQUFTO0FBQUEsRUFDakIsVUFBVSxPQUFTO0FBQUEsRUFFbkIsaUJBQWlCLFFBQVU7QUFBQSxFQUMzQixzQkFBc0IsTUFBTyxzQkFBc0I7QUFBQSxFQUNuRCxRQUFRLE9BQVM7QUFBQSxFQUNqQixVQUFVLE9BQVM7QUFBQSxFQUNuQixRQUFRO0FBQUEsRUFDUixlQUFlLE9BQVM7QUFBQSxFQUN4QixTQUFTLFFBQVU7QUFBQSxFQUNuQixXQUFXO0FBQUEsRUFDWCxTQUFTLElBQU07QUFDakIsQ0FBQyxDQUNIO0FBR0EsSUFBTSxZQUFZLENBQUMsU0FDakIsU0FBVyxhQUFhLHdCQUF3QixHQUFHLG9CQUFvQixLQUFLO0FBRzlFLElBQU0sU0FBUztBQUVSLElBQU0sdUJBQXVCLGFBQWU7QUFBQSxFQUNqRCxNQUFNLGFBQWEsNEJBQTRCLEVBQUUsTUFDL0MsT0FBUyxDQUFDLFNBQVMsQ0FBQyxVQUFVLEtBQUssSUFBSSxHQUFHLG9CQUFvQixDQUNoRTtBQUFBLEVBRUEsUUFBUSxhQUFhLHFCQUFxQjtBQUFBLEVBQzFDLFVBQVUsYUFBYSx3QkFBd0I7QUFBQSxFQUUvQyxjQUFjLGFBQWEsNEJBQTRCO0FBQUEsRUFDdkQsc0JBQXNCLFNBQ3BCLE1BQU8sd0JBQXdCLG1CQUFtQixHQUNsRCxxQkFDRjtBQUFBLEVBQ0EsUUFBUSxTQUNOLGFBQWEscUJBQXFCLEVBQUUsTUFBTSxPQUFRLFFBQVEsbUJBQW1CLENBQUMsR0FDOUUsc0JBQ0Y7QUFBQSxFQUNBLFVBQVUsYUFBYSx1QkFBdUI7QUFBQSxFQUM5QyxRQUFRLFNBQ04sYUFBZTtBQUFBLElBQ2IsVUFBVSxVQUFVLFVBQVU7QUFBQSxJQUM5QixXQUFXLFVBQVUsV0FBVztBQUFBLElBQ2hDLFNBQVMsVUFBVSxTQUFTO0FBQUEsSUFDNUIsT0FBTyxVQUFVLE9BQU87QUFBQSxJQUN4QixRQUFRLFVBQVUsUUFBUTtBQUFBLEVBQzVCLENBQUMsR0FDRCxtQkFDRjtBQUFBLEVBRUEsZUFBZSxhQUFhLDBCQUEwQjtBQUFBLEVBQ3RELFNBQVMsU0FBVyxRQUFVLEdBQUcsS0FBSztBQUFBLEVBRXRDLHNCQUFzQixTQUFXLFFBQVUsb0JBQW9CLEdBQUcsS0FBSztBQUFBLEVBRXZFLFNBQVMsU0FBVyxJQUFNLENBQUM7QUFDN0IsQ0FBQztBQUlNLElBQU0sMEJBQTBCLG9CQUFvQixzQkFBc0I7QUFBQSxFQUMvRSxTQUFTLENBQUMsY0FBYztBQUFBLEVBQ3hCLFVBQVUsQ0FBQyxzQkFBc0I7QUFDbkMsQ0FBQztBQUdNLElBQU0sZ0JBQWdCLE9BQVM7QUFBQSxFQUVwQyxTQUFTLFNBQVcsT0FBUyxDQUFDO0FBQUEsRUFFOUIsUUFBUSxPQUFTO0FBQUEsRUFFakIsV0FBVyxTQUNULE9BQVM7QUFBQSxJQUNQLFFBQVEsT0FBUztBQUFBLElBQ2pCLHVCQUF1QixPQUFTO0FBQUEsSUFDaEMsZUFBZSxPQUFTO0FBQUEsSUFDeEIsa0JBQWtCLFNBQVcsT0FBUyxDQUFDO0FBQUEsSUFDdkMsb0JBQW9CLFNBQVcsT0FBUyxDQUFDO0FBQUEsSUFDekMsb0JBQW9CLFNBQVcsT0FBUyxDQUFDO0FBQUEsSUFFekMsY0FBYyxRQUFVO0FBQUEsRUFDMUIsQ0FBQyxDQUNIO0FBQUEsRUFFQSxrQkFBa0IsU0FBVyxRQUFVLENBQUM7QUFBQSxFQUV4QyxhQUFhLE9BQVM7QUFBQSxFQUN0Qix1QkFBdUIsT0FBUztBQUNsQyxDQUFDO0FBR00sSUFBTSxrQkFBa0IsYUFBZTtBQUFBLEVBRTVDLGdCQUFnQjtBQUFBLEVBQ2hCLG9CQUFvQixhQUFhLG9CQUFtQjtBQUFBLEVBQ3BELGVBQWUsT0FDTCxxQkFBcUIsRUFDNUIsTUFDQyxXQUFZLDhCQUE4QixrQkFBa0IsOEJBQThCLEdBQzFGLFdBQVksOEJBQThCLGtCQUFrQiw4QkFBOEIsR0FDMUYsT0FBUSxzQkFBc0Isb0JBQW9CLENBQ3BEO0FBQUEsRUFDRixjQUFjLGFBQWEsMkJBQTJCLEVBQUUsTUFDdEQsT0FBUyxlQUFlLG9CQUFvQixDQUM5QztBQUFBLEVBRUEsT0FBTyxTQUFXLGFBQWEsNEJBQTRCLENBQUM7QUFDOUQsQ0FBQztBQUlELElBQU0sY0FBYztBQUViLElBQU0sNEJBQTRCO0FBQUEsRUFDdkMsd0JBQXdCLEtBQUssc0JBQXNCO0FBQUEsSUFDakQsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sTUFBTTtBQUFBLElBQ04sVUFBVTtBQUFBLElBQ1YsUUFBUTtBQUFBLElBQ1IsU0FBUyxDQUFDLFVBQVU7QUFBQSxFQUN0QixDQUFDO0FBQUEsRUFDRCxxQkFBcUIsSUFBSSwwQ0FBMEM7QUFBQSxJQUNqRSxTQUFTO0FBQUEsSUFDVCxNQUFNO0FBQUEsSUFDTixVQUFVO0FBQUEsRUFDWixDQUFDO0FBQUEsRUFDRCx3QkFBd0IsSUFBSSwwQ0FBMEM7QUFBQSxJQUNwRSxTQUNFO0FBQUEsSUFDRixNQUFNO0FBQUEsSUFDTixNQUFNLHdCQUF3QjtBQUFBLElBQzlCLFVBQVU7QUFBQSxJQUNWLFNBQVMsQ0FBQyxVQUFVO0FBQUEsRUFDdEIsQ0FBQztBQUFBLEVBQ0Qsd0JBQXdCLElBQUksMENBQTBDO0FBQUEsSUFDcEUsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sU0FBUyxDQUFDLFVBQVU7QUFBQSxFQUN0QixDQUFDO0FBQUEsRUFDRCx1QkFBdUIsS0FBSyxnREFBZ0Q7QUFBQSxJQUMxRSxTQUFTO0FBQUEsSUFDVCxNQUFNO0FBQUEsSUFDTixVQUFVO0FBQUEsRUFDWixDQUFDO0FBQ0g7OztBQ2xMTyxJQUFNLDBCQUEwQjs7O0FDRGhDLElBQU0sdUJBQXVCLEtBQUs7QUFJbEMsSUFBTSxtQ0FBbUM7OztBQ096QyxJQUFNLGNBQWMsYUFBZTtBQUFBLEVBQ3hDLFVBQVUsT0FDQSxxQkFBcUIsRUFDNUIsTUFBTSxNQUFPLEdBQUcsV0FBWSxHQUFHLHFCQUFxQixHQUFHLFdBQVksdUJBQXVCLENBQUM7QUFBQSxFQUM5RixVQUFVLE9BQ0EscUJBQXFCLEVBQzVCLE1BQU0sV0FBWSxHQUFHLHFCQUFxQixHQUFHLFdBQVksdUJBQXVCLENBQUM7QUFDdEYsQ0FBQztBQUdELElBQU0sY0FBYyxDQUFDLFNBQ25CLFNBQVcsT0FBUyxFQUFFLE1BQU0sTUFBTyxHQUFHLFdBQVksTUFBTSxrQkFBa0IsTUFBTSxDQUFDLEdBQUcsRUFBRTtBQUdqRixJQUFNLGVBQWUsYUFDWjtBQUFBLEVBRVosVUFBVSxZQUFZLEtBQUssSUFBSSx5QkFBeUIsb0JBQW9CLENBQUM7QUFBQSxFQUM3RSxPQUFPLFlBQVksb0JBQW9CO0FBQ3pDLENBQUMsRUFDQSxNQUNDLE9BQVMsQ0FBQyxVQUFVLE1BQU0sYUFBYSxNQUFNLE1BQU0sVUFBVSxJQUFJO0FBQUEsRUFDL0QsT0FBTztBQUFBLEVBQ1AsTUFBTSxDQUFDLFVBQVU7QUFDbkIsQ0FBQyxDQUNIO0FBR0ssSUFBTSxrQkFBa0IsYUFBZSxFQUFFLFVBQVUsWUFBWSxDQUFDO0FBRWhFLElBQU0sZ0JBQWdCLGFBQWU7QUFBQSxFQUMxQyxpQkFBaUIsT0FDUCxxQkFBcUIsRUFDNUIsTUFDQyxNQUFPLEdBQ1AsV0FBWSxHQUFHLHFCQUFxQixHQUNwQyxXQUFZLGtDQUFrQyw0QkFBNEIsQ0FDNUU7QUFBQSxFQUNGLFVBQVU7QUFDWixDQUFDO0FBRU0sSUFBTSxvQkFBb0IsT0FBUyxhQUFhO0FBQUEsRUFFckQsS0FBSyxTQUFXLE9BQVMsRUFBRSxNQUFNLFdBQVksbUJBQW1CLENBQUMsQ0FBQztBQUNwRSxDQUFDO0FBSU0sSUFBTSxRQUFRLE9BQVM7QUFBQSxFQUM1QixjQUFjLE9BQVM7QUFBQSxFQUN2QixlQUFlLE9BQVM7QUFBQSxFQUN4QixLQUFLLElBQU07QUFBQSxFQUNYLEtBQUssSUFBTTtBQUFBLEVBQ1gsYUFBYSxJQUFNO0FBQUEsRUFDbkIsYUFBYSxJQUFNO0FBQUEsRUFFbkIsZ0JBQWdCLFNBQ2QsT0FBUztBQUFBLElBQ1AsZ0JBQWdCLE9BQVM7QUFBQSxJQUN6QixzQkFBc0IsU0FBVyxPQUFTLENBQUM7QUFBQSxJQUMzQyxxQkFBcUIsU0FBVyxPQUFTLENBQUM7QUFBQSxJQUMxQyxXQUFXLE9BQVM7QUFBQSxFQUN0QixDQUFDLENBQ0g7QUFDRixDQUFDO0FBR00sSUFBTSxrQkFBa0I7QUFBQSxFQUM3QixhQUFhLEtBQUssVUFBVTtBQUFBLElBQzFCLFNBQVM7QUFBQSxJQUNULE1BQU07QUFBQSxJQUNOLE1BQU07QUFBQSxJQUNOLFVBQVU7QUFBQSxJQUNWLFNBQVMsQ0FBQyxnQkFBZ0IscUJBQXFCLGFBQWE7QUFBQSxFQUM5RCxDQUFDO0FBQUEsRUFDRCxjQUFjLEtBQUssa0JBQWtCO0FBQUEsSUFDbkMsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sTUFBTSxhQUFlLEVBQUUsZUFBZSxPQUFTLEVBQUUsTUFBTSxXQUFZLDRCQUE0QixDQUFDLEVBQUUsQ0FBQztBQUFBLElBQ25HLFVBQVU7QUFBQSxJQUNWLFNBQVMsQ0FBQyxjQUFjO0FBQUEsRUFDMUIsQ0FBQztBQUFBLEVBQ0Qsc0JBQXNCLEtBQUssb0JBQW9CO0FBQUEsSUFDN0MsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sTUFBTTtBQUFBLElBQ04sVUFBVTtBQUFBLElBQ1YsU0FBUyxDQUFDLGNBQWM7QUFBQSxFQUMxQixDQUFDO0FBQUEsRUFDRCx1QkFBdUIsS0FBSyx1QkFBdUI7QUFBQSxJQUNqRCxTQUFTO0FBQUEsSUFDVCxNQUFNO0FBQUEsSUFDTixNQUFNLGFBQWUsRUFBRSxTQUFTLE1BQU8sa0JBQWtCLG1CQUFtQixFQUFFLENBQUM7QUFBQSxJQUMvRSxVQUFVO0FBQUEsSUFDVixTQUFTLENBQUMsZ0JBQWdCLFVBQVU7QUFBQSxFQUN0QyxDQUFDO0FBQUEsRUFDRCxzQkFBc0IsS0FBSyxrQkFBa0I7QUFBQSxJQUMzQyxTQUNFO0FBQUEsSUFDRixNQUFNO0FBQUEsSUFDTixNQUFNO0FBQUEsRUFDUixDQUFDO0FBQUEsRUFDRCxlQUFlLElBQUksa0JBQWtCO0FBQUEsSUFDbkMsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sTUFBTTtBQUFBLEVBQ1IsQ0FBQztBQUFBLEVBQ0QsU0FBUyxJQUFJLG1CQUFtQixFQUFFLFNBQVMsNkJBQTZCLE1BQU0sV0FBVyxDQUFDO0FBQUEsRUFDMUYsc0JBQXNCLElBQUksa0NBQWtDO0FBQUEsSUFDMUQsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sUUFBUTtBQUFBLElBQ1IsVUFBVSxNQUFRLE9BQVMsQ0FBQztBQUFBLEVBQzlCLENBQUM7QUFDSDs7O0FDekhPLElBQU0sb0JBQW9CLGFBQ2pCO0FBQUEsRUFDWixVQUFVLFNBQVcsT0FBUyxFQUFFLE1BQU0sV0FBWSxDQUFDLEdBQUcsV0FBWSx1QkFBdUIsQ0FBQyxDQUFDO0FBQUEsRUFDM0YsS0FBSyxTQUFXLE9BQVMsRUFBRSxNQUFNLFdBQVksQ0FBQyxHQUFHLFdBQVksbUJBQW1CLENBQUMsQ0FBQztBQUFBLEVBQ2xGLFNBQVMsU0FBVyxzQkFBc0I7QUFDNUMsQ0FBQyxFQUNBLE1BQ0MsT0FBUyxDQUFDLFVBQVUsT0FBTyxPQUFPLEtBQUssRUFBRSxPQUFPLENBQUMsVUFBVSxVQUFVLFNBQVMsRUFBRSxXQUFXLEdBQUc7QUFBQSxFQUM1RixPQUFPO0FBQUEsRUFDUCxNQUFNLENBQUMsVUFBVTtBQUNuQixDQUFDLENBQ0g7QUFHSyxJQUFNLGtCQUFrQjtBQUFBLEVBRTdCLGVBQWUsS0FBSyxvQkFBb0I7QUFBQSxJQUN0QyxTQUFTO0FBQUEsSUFDVCxNQUFNO0FBQUEsSUFDTixNQUFNO0FBQUEsSUFDTixTQUFTLENBQUMsZ0JBQWdCLHFCQUFxQixhQUFhO0FBQUEsRUFDOUQsQ0FBQztBQUNIOzs7O0FwQk1BLFNBQVMsT0FBTyxHQUFHLFNBQVMsT0FBTyxRQUFRLFNBQVMsQ0FBQyxHQUFHLE1BQU0sU0FBUyxRQUFzQjtBQUFBLEVBQzNGLFFBQVEsR0FBRyxTQUFTLGNBQWM7QUFBQSxFQUNsQyxNQUFNLE9BQU8sb0JBQXdCLElBQUk7QUFBQSxFQUN6QyxNQUFNLFdBQVcsb0JBQXlCLElBQUk7QUFBQSxFQUM5QyxPQUFPLFdBQVcsY0FBYyxzQkFBUyxLQUFLO0FBQUEsRUFDOUMsT0FBTyxTQUFTLGNBQWMsc0JBQVMsRUFBRTtBQUFBLEVBQ3pDLE1BQU0sV0FBVyxrQkFBa0I7QUFBQSxFQUVuQyxlQUFlLEdBQUcsR0FBRztBQUFBLElBQ25CLFdBQVcsSUFBSTtBQUFBLElBQ2YsV0FBVyxFQUFFO0FBQUEsSUFDYixJQUFJO0FBQUEsTUFDRixNQUFNLFNBQVMsTUFBTSxlQUFlLFNBQVMsSUFBSTtBQUFBLE1BQ2pELElBQUksV0FBVyxNQUFNO0FBQUEsUUFDbkIsTUFBTSxRQUNKLGdCQUFnQixlQUNoQixFQUFFLE1BQU0sQ0FBQyxHQUFHLE1BQU0sRUFBRSxTQUFTLE9BQWlDLEVBQUUsR0FDaEUsSUFDRjtBQUFBLFFBQ0EsSUFBSSxXQUFXO0FBQUEsVUFBTSxTQUFTLGNBQWMsSUFBSSxNQUFNLGtCQUFrQixDQUFDO0FBQUEsUUFDekU7QUFBQSxVQUFLLFNBQVMsT0FBTyxNQUFNO0FBQUEsTUFDN0IsRUFBRSxLQUFLO0FBQUEsUUFDTCxTQUFTLFFBQVMsUUFBUSxLQUFLLFVBQVUsTUFBTTtBQUFBLFFBQy9DLEtBQUssUUFBUyxPQUFPO0FBQUE7QUFBQSxNQUV2QixPQUFPLE9BQU87QUFBQSxNQUNkLFdBQVcsaUJBQWlCLFdBQVcsTUFBTSxVQUFVLEVBQUUsYUFBYSxLQUFLLENBQUMsQ0FBQztBQUFBLE1BQzdFLFdBQVcsS0FBSztBQUFBO0FBQUE7QUFBQSxFQUlwQixJQUFJLENBQUM7QUFBQSxJQUFVLHVCQUFPLHVCQUFDLEtBQUQ7QUFBQSxNQUFHLFdBQVU7QUFBQSxNQUFiLFVBQXNCLEVBQUUsNEJBQTRCO0FBQUEsT0FBcEQsaUNBQXdEO0FBQUEsRUFDOUUsdUJBQ0UsdUJBQUMsUUFBRDtBQUFBLElBQ0UsS0FBSztBQUFBLElBQ0wsV0FBVTtBQUFBLElBQ1YsUUFBTztBQUFBLElBQ1AsUUFBUSxVQUFVO0FBQUEsSUFDbEIsVUFBVSxDQUFDLFVBQVU7QUFBQSxNQUNuQixNQUFNLGVBQWU7QUFBQSxNQUNoQixJQUFJO0FBQUE7QUFBQSxJQVBiLFVBdUNFO0FBQUEsc0JBN0JBLHVCQUFDLFNBQUQ7QUFBQSxRQUFPLE1BQUs7QUFBQSxRQUFTLE1BQUs7QUFBQSxRQUFRLE9BQU87QUFBQSxTQUF6QyxpQ0FBK0M7QUFBQSxzQkFDL0MsdUJBQUMsU0FBRDtBQUFBLFFBQU8sTUFBSztBQUFBLFFBQVMsTUFBSztBQUFBLFFBQVMsS0FBSztBQUFBLFNBQXhDLGlDQUFrRDtBQUFBLE1BQ2pELE9BQU8sUUFBUSxNQUFNLEVBQUUsSUFBSSxFQUFFLEtBQUssMkJBQ2pDLHVCQUFDLFNBQUQ7QUFBQSxRQUFpQixNQUFLO0FBQUEsUUFBUyxNQUFNO0FBQUEsUUFBSztBQUFBLFNBQTlCLEtBQVosc0JBQXdELENBQ3pEO0FBQUEsTUFDQSxTQUFTLDZCQUNSLHVCQUFDLE9BQUQ7QUFBQSxRQUFLLFdBQVU7QUFBQSxRQUFmLFVBYUU7QUFBQSwwQkFaQSx1QkFBQyxTQUFEO0FBQUEsWUFBTyxXQUFVO0FBQUEsWUFBYyxTQUFRO0FBQUEsWUFBdkMsVUFDRyxFQUFFLHFCQUFxQjtBQUFBLGFBRDFCLGlDQUVFO0FBQUEsMEJBQ0YsdUJBQUMsU0FBRDtBQUFBLFlBQ0UsSUFBRztBQUFBLFlBQ0gsV0FBVTtBQUFBLFlBQ1YsTUFBSztBQUFBLFlBQ0wsY0FBYztBQUFBLFlBQ2QsV0FBVztBQUFBLFlBQ1gsY0FBYTtBQUFBLFlBQ2IsVUFBUTtBQUFBLGFBUFYsaUNBUUE7QUFBQTtBQUFBLFNBWkYsZ0NBYUU7QUFBQSxzQkFFSix1QkFBQyxRQUFEO0FBQUEsUUFBUSxNQUFLO0FBQUEsUUFBUyxNQUFLO0FBQUEsUUFBTSxVQUFVO0FBQUEsUUFBM0MsVUFDRyxZQUFZLEVBQUUsaUJBQWlCLElBQUk7QUFBQSxTQUR0QyxpQ0FFRTtBQUFBLE1BQ0QsMkJBQ0MsdUJBQUMsS0FBRDtBQUFBLFFBQUcsV0FBVTtBQUFBLFFBQWMsTUFBSztBQUFBLFFBQWhDLFVBQ0c7QUFBQSxTQURILGlDQUVFO0FBQUE7QUFBQSxLQXJDTixnQ0F1Q0U7QUFBQTtBQUtOLFNBQVMsaUJBQWlCLEdBQVk7QUFBQSxFQUNwQyxPQUFPLFVBQVUsYUFBYSxzQkFBUyxJQUFJO0FBQUEsRUFDM0MsdUJBQVUsTUFBTSxVQUFVLHlCQUF5QixNQUFNLEdBQUcsQ0FBQyxDQUFDO0FBQUEsRUFDOUQsT0FBTztBQUFBO0FBR1QsZUFBZSxjQUFjLENBQzNCLFNBQ0EsTUFDd0Q7QUFBQSxFQUN4RCxNQUFNLE1BQU0sYUFBYSxLQUFLLENBQUMsUUFBUSxRQUFRLE9BQU87QUFBQSxFQUN0RCxRQUFRLFlBQVksTUFDaEIsTUFBTSxXQUFXLE1BQ2YsUUFBUSxpQkFBaUIsb0JBQW9CLEVBQUUsTUFBTSxDQUFDLEdBQUcsTUFBTSxFQUFFLFNBQVMsSUFBSSxFQUFFLEdBQUcsSUFBSSxDQUN6RixJQUNBLE1BQU0sUUFDSixnQkFBZ0IsdUJBQ2hCLEVBQUUsTUFBTSxDQUFDLEdBQUcsTUFBTSxFQUFFLFFBQThCLEVBQUUsR0FDcEQsSUFDRjtBQUFBLEVBQ0osTUFBTSxRQUFRLFlBQVksY0FBYyxZQUFZO0FBQUEsRUFDcEQsSUFBSSxPQUFPO0FBQUEsSUFDVCxNQUFNLGNBQWM7QUFBQSxJQUNwQixPQUFRLE1BQU0sa0JBQWtCLEVBQUUsWUFBWSxDQUFDO0FBQUEsRUFDakQ7QUFBQSxFQUNBLE1BQU0sY0FBYztBQUFBLEVBQ3BCLE9BQVEsTUFBTSxvQkFBb0IsRUFBRSxZQUFZLENBQUM7QUFBQTtBQUduRCxTQUFTLFlBQVksQ0FBQyxPQUF5QjtBQUFBLEVBQzdDLE1BQU0sT0FBTyxpQkFBaUIsUUFBUSxNQUFNLE9BQU87QUFBQSxFQUNuRCxPQUFPLFNBQVMsc0JBQXNCLHlCQUF5QjtBQUFBO0FBR2pFLElBQWUsK0JBQWEsV0FBVyxTQUFTLENBQUMsU0FBUyxDQUFDOyIsCiAgImRlYnVnSWQiOiAiODVGQzE1QzZFMEQxNDhCNTY0NzU2RTIxNjQ3NTZFMjEiLAogICJuYW1lcyI6IFtdCn0=
