#!/usr/bin/perl
# Runs a command under a filter of system calls (seccomp-bpf), as containers do: under-filter.pl FILTER COMMAND...
#   allow-all       forbids nothing
#   no-namespaces   forbids user namespaces, as the standard filter of Docker does to a process without privileges
use strict;
use warnings;
use Config;

# prctl, clone, unshare by architecture; clone3 is 435 everywhere.
my %numbers = (x86_64 => [157, 56, 272], aarch64 => [167, 220, 97]);
my ($architecture) = $Config{archname} =~ /^(\w+?)-/;
my ($prctl, $clone, $unshare) = @{ $numbers{$architecture} or die "no numbers of system calls for $architecture\n" };
my $clone3 = 435;
my ($CLONE_NEWUSER, $EPERM, $ENOSYS) = (0x10000000, 1, 38);

# See bpf(4) and seccomp(2): the number of the call is the word at 0, the low word of its first argument that at 16.
sub instruction { return pack 'SCCL', @_ }
sub load { return instruction(0x20, 0, 0, shift) }
sub skip_unless { my ($value, $count) = @_; return instruction(0x15, 0, $count, $value) }
sub skip_if { my ($value, $count) = @_; return instruction(0x15, $count, 0, $value) }
sub skip_unless_bit { my ($bit, $count) = @_; return instruction(0x45, 0, $count, $bit) }
sub allow { return instruction(0x06, 0, 0, 0x7fff0000) }
sub fail { return instruction(0x06, 0, 0, 0x00050000 | shift) }

my %filters = (
  'allow-all' => [allow()],
  'no-namespaces' => [
    load(0),
    # The library then falls back to clone, whose flags can be looked at.
    skip_unless($clone3, 1), fail($ENOSYS),
    skip_if($clone, 2), skip_if($unshare, 1), allow(),
    load(16),
    skip_unless_bit($CLONE_NEWUSER, 1), fail($EPERM),
    allow(),
  ],
);

my $name = shift // '';
my $filter = $filters{$name} or die "there is no filter $name\n";
my $program = join '', @$filter;
my $description = pack 'S x![P] P', scalar @$filter, $program;
my ($PR_SET_NO_NEW_PRIVS, $PR_SET_SECCOMP, $SECCOMP_MODE_FILTER) = (38, 22, 2);
syscall($prctl, $PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 or die "no_new_privs: $!\n";
syscall($prctl, $PR_SET_SECCOMP, $SECCOMP_MODE_FILTER, $description, 0, 0) == 0 or die "seccomp: $!\n";
exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!\n";
