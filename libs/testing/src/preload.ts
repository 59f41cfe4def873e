// Jest cannot require() an ES module that is still being linked: those that CommonJS packages require are loaded first.
import 'htmlparser2';
import 'tslib';
